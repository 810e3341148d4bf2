"""Likelihoods: how often diggers and saboteurs do what; written by `python -m bench.fit_reader`."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.reader.acts import CODES, CONTEXTS
from motherlode.rules.core.playout import FOLD

STEP: Final = 3.0  # points of one step in the table
FIRST: Final = 35  # the character of the first step

# By the stances of actor and target (two diggers, a digger and a saboteur, the other way around,
# two saboteurs, and anybody who plays at random), context and act: how unlikely the act is.
TABLE: Final = (
    "}l_P8@Omh}u}}}}/tiw`}iPeiIL}}}}32;R}PGeO:5}F%6}}}l_Q764mh}q}}}}etilZ}gKgfQD}}}}139T}KD\\L97}J"
    "%4}}}ocT643mh}}}}}}ethug}lHfkNL}}}}129D}EEWK7=}O%3}}}opd632mh}}}}}}eti}l}}MhrKJ}}}}47GQ}6FPK"
    ":H}Y%3}}}osg631mh}}}}}}eti}v}}UhsJG}}}}84<O}0MPRDR}c$7}}}}}}}}}}}}}}}}}}}cl_}\\LagK;}}}};=@<1"
    "TGdP12}J#M}}}}}}}}}}}}}}}}}}}co^}`Ocb_:}}}}::?V0RGaO03}L#H}}}}}}}}}}}}}}}}}}}cxb}tIcdO=}}}}>"
    "?<V1LKUL-7}K#N}}}}}}}}}}}}}}}}}}}cx}}}Ccg^9}}}}AA3O4KOSJ+9}J#\\}}}}}}}}}}}}}}}}}}}cxw}}?cfU=}"
    "}}};H?L9hSON,2}J#W}}}oun:HPmh}k}}}}d0i}}}}iatIG}}}}34;Q}Xcrj62}C$:}}}oun:G.mh}}}}}}dsi}T}}Te"
    "fJH}}}}229S}Xcrj54}F%5}}}ouo9I-mh}j}}}}eti}_}}HgaT@}}}}227T}Ydrj48}J%4}}}oun8J+mh}m}}}}dsg}a"
    "}qBhmMG}}}}55=O}Xcrj5>}R%5}}}oun8Q)mh}}}}}}cri}c}}@_lKG}}}}75;Q}Wbqi9>}M%6}}}}}}}}}}}}}}}}}}"
    "}cx}}}jcgX:}}}}<8?M2ndxk/1}J#^}}}}}}}}}}}}}}}}}}}cxR}}U_\\[?}}}};9?O2oeyl.2}G#^}}}}}}}}}}}}}}"
    "}}}}}cxl}}Pcg]@}}}}?=:R3pf{m,3}I#c}}}}}}}}}}}}}}}}}}}cx_}}Icg]?}}}}=A7N5oeyl*5}K#\\}}}}}}}}}}"
    "}}}}}}}}}cxx}}@cfV<}}}}ADAL6h`rf+3}H#V}}}l_P8@Omh}u}}}}/tiw`}iPQK73}}}}KNf}}PGeO:5}F%6}}}l_Q"
    "764mh}q}}}}etilZ}gKMO62}}}}KLbp}KD\\L97}J%4}}}ocT643mh}}}}}}ethug}lHOS60}}}}ILkq}EEWK7=}O%3}}"
    "}opd632mh}}}}}}eti}l}}MF_71}}}}APhc}6FPK:H}Y%3}}}osg631mh}}}}}}eti}v}}UTn85}}}}JHp}}0MPRDR}c"
    "$7}}}}}}}}}}}}}}}}}}}cl_}\\LYJ9/}}}}JT[k1TGdP12}J#M}}}}}}}}}}}}}}}}}}}co^}`OGJ:2}}}}Nb\\}0RGaO"
    "03}L#H}}}}}}}}}}}}}}}}}}}cxb}tIDP96}}}}Ib]}1LKUL-7}K#N}}}}}}}}}}}}}}}}}}}cx}}}CMF7:}}}}F\\`}4"
    "KOSJ+9}J#\\}}}}}}}}}}}}}}}}}}}cxw}}?LM:6}}}}FX^}9hSON,2}J#W}}}oun:HPmh}k}}}}d0i}}}}iDE5/}}}}N"
    "Qc}}Xcrj62}C$:}}}oun:G.mh}}}}}}dsi}T}}TFJ63}}}}ALk}}Xcrj54}F%5}}}ouo9I-mh}j}}}}eti}_}}HMQ60}"
    "}}}CN_}}Ydrj48}J%4}}}oun8J+mh}m}}}}dsg}a}qB]U7/}}}}KMd`}Xcrj5>}R%5}}}oun8Q)mh}}}}}}cri}c}}@S"
    "\\;0}}}}JJp}}Wbqi9>}M%6}}}}}}}}}}}}}}}}}}}cx}}}jN;7/}}}}F^`}2ndxk/1}J#^}}}}}}}}}}}}}}}}}}}cxR"
    "}}UPP:0}}}}F_S}2oeyl.2}G#^}}}}}}}}}}}}}}}}}}}cxl}}PSI97}}}}HKa}3pf{m,3}I#c}}}}}}}}}}}}}}}}}}"
    "}cx_}}ILT>6}}}}F\\`}5oeyl*5}K#\\}}}}}}}}}}}}}}}}}}}cxx}}@LK>8}}}}GY^}6h`rf+3}H#V}}W;?]QTQ<5Ma}"
    "}}XMt9_}}}jCHF@}}}}S[a}}KCTQ>?}P'.}}]EEJ:LQA7La}}}ket<X}}}j?EC<}}}}S[c}}JEYL;>}R'-}}bMTI2BOF"
    ">Xg}}}oet=Y}}}j>LG;}}}}SXN}}CDUJ5?}W'.}}|jcG08GbXy}}}}}et\\s}}}jDWH:}}}}S[`}}5FQL1G}c'.}}}klL"
    "499jf}}}}}}eth}v}}jMrK@}}}}SZW}}0NPU1T}g&0}}}}}}}}}}}}}}}}}}}B\\}}}oCEG<}}}}`cW}7WFcQ7.}@#m}}"
    "}}}}}}}}}}}}}}}}}CW}}}oBCS9}}}}`cW}8VFdP6.}@#m}}}}}}}}}}}}}}}}}}}@V}}}oBHP8}}}}`cZ}5UHaQ30}A"
    "#S}}}}}}}}}}}}}}}}}}}DUi}}oEQI;}}}}`cA}5[J_N00}C#C}}}}}}}}}}}}}}}}}}}FL}}}oHFQ;}}}}`bP}5j]ve"
    "1.}>$7}}J2MkPSQ3?U\\}}}Get?T}}}jCE@;}}}}S[Z}}Wbph?;}R'.}}S7JlCTQ8:Kd}}}det?W}}}j=@Q8}}}}S[D}}"
    "Wbqi;<}P'-}}S?im8NL@<`e}}}Uet9X}}}j<G@9}}}}S[a}}Xcrj3<}P'.}}mXsm2J:MP|g}}}}etP}}}}jDL>>}}}}S"
    "[_}}Xcqi,;}W&0}}}emh4R1c^u_}}}}etQ|}}}jI\\L6}}}}SZ[}}T`nf-9}O(,}}}}}}}}}}}}}}}}}}}CV}}}oAAT<}"
    "}}}`cR}7qe|m3.}@#i}}}}}}}}}}}}}}}}}}}CR}}}oB@K:}}}}`cU}7qf|m4.}@#i}}}}}}}}}}}}}}}}}}}?X}}}oA"
    "GF:}}}}`cV}6qf|m2/}A#Z}}}}}}}}}}}}}}}}}}}Et}}}oGFL:}}}}`cS}3pd{l/1}B#E}}}}}}}}}}}}}}}}}}}Nl}"
    "}}oDMA>}}}}`bR}2k]vf00}D#F}}W;?]QTQ<5Ma}}}XMt9_}}}jJONG}}}}=NFL}KCTQ>?}P'.}}]EEJ:LQA7La}}}ke"
    "t<X}}}jIKP:}}}}:OFi}JEYL;>}R'-}}bMTI2BOF>Xg}}}oet=Y}}}jKaT@}}}}DJEg}CDUJ5?}W'.}}|jcG08GbXy}}"
    "}}}et\\s}}}jPtV@}}}}>C?\\}5FQL1G}c'.}}}klL499jf}}}}}}eth}v}}jMtU?}}}}<NBY}0NPU1T}g&0}}}}}}}}}}"
    "}}}}}}}}}B\\}}}oGPXE}}}}EIBM7WFcQ7.}@#m}}}}}}}}}}}}}}}}}}}CW}}}oBIWE}}}}VKCN8VFdP6.}@#m}}}}}}"
    "}}}}}}}}}}}}}@V}}}oLV[=}}}}QOB`5UHaQ30}A#S}}}}}}}}}}}}}}}}}}}DUi}}oJRaE}}}}M[A=5[J_N00}C#C}}"
    "}}}}}}}}}}}}}}}}}FL}}}oJT_C}}}}JMAP5j]ve1.}>$7}}J2MkPSQ3?U\\}}}Get?T}}}jRSVB}}}}>EI^}Wbph?;}R"
    "'.}}S7JlCTQ8:Kd}}}det?W}}}jHKSB}}}}7XH`}Wbqi;<}P'-}}S?im8NL@<`e}}}Uet9X}}}jYbV;}}}}7Y@b}Xcrj"
    "3<}P'.}}mXsm2J:MP|g}}}}etP}}}}jPsV@}}}}<T@X}Xcqi,;}W&0}}}emh4R1c^u_}}}}etQ|}}}jKoU?}}}}<OAX}"
    "T`nf-9}O(,}}}}}}}}}}}}}}}}}}}CV}}}oMJ`I}}}}NHAW7qe|m3.}@#i}}}}}}}}}}}}}}}}}}}CR}}}oO?ZL}}}}M"
    "Z@F7qf|m4.}@#i}}}}}}}}}}}}}}}}}}}?X}}}oRNXE}}}}KJ?[6qf|m2/}A#Z}}}}}}}}}}}}}}}}}}}Et}}}oI_`F}"
    "}}}L?EP3pd{l/1}B#E}}}}}}}}}}}}}}}}}}}Nl}}}oHT_D}}}}JM:N2k]vf00}D#F}}}UF/APp^NJ<}}}eE}HIe}ZeJ"
    "LJ^YQI]EQEX}WB}P;<}I)+}}i[H.AFIbPM:}}}}}}HI}}}iJJMNKQHILIMH}TEiW:=}K**}}rUF0@EJdLI<}}}}}}HIg"
    "}bgIHEFMQLOJMGN}REdU5C}P**}}}[D2:CEbJD>}}}}}}LKk}`kFHIJFOMNCVIM}GEbV4H}Q)+}}}YA66<D}DBE}}}}}"
    "}WR}}}}CFDUJTYTCTW=}HJg`3R}U+*}}}}}}}}}}}}}}}}}}}KMb}[}LIHITJPRCI@AAW>}N4,}?**}}}}}}}}}}}}}}"
    "}}}}}KO}}e}IFKELRINBABGB^@}K2-}@**}}}}}}}}}}}}}}}}}}}HHk}d}JIHEJRKLCDCBBR?`M.0}B**}}}}}}}}}}"
    "}}}}}}}}}IG}}W^BBFFTCOECBCFCMD^F,3}A'-}}}}}}}}}}}}}}}}}}}PP}}sRCBIAEQH[=I=SEQEv]1-}<)+}}}HL-"
    "HWZOM[I}}}OqDMG}}u}JBRMV=ASSQYN}aYu?<;}G**}}}G\\-DZFGa^:}}}Kt}PP}}x}UK?OGCLUFVBP}c\\xB;;}P,)}}"
    "}TO.CcB}OS:}}}}}}DG}}[}HOMTKJI[G@AV}meTC7A}M**}}}TX/ER@[OX=}}}}}}JL}}[}EH@UE_GZK]MU}leTF2A}E"
    ",)}}}mO1EIAwP^>}}}}t}JJ}}R}ZNE<GUC\\U@IF}d]RD5:}=+*}}}}}}}}}}}}}}}}}}}`O}}s}INTBTQIR@>>JMjWQC"
    "0,}=**}}}}}}}}}}}}}}}}}}}PG}}K}FTKDWTHY;ALECkXR=1.}?,(}}}}}}}}}}}}}}}}}}}Ki}}Z}DHCEOCN_DME@B"
    "r`}>2-}<**}}}}}}}}}}}}}}}}}}}PP}}y}^MN;=XG`9E@CEp]Q=//}>+*}}}}}}}}}}}}}}}}}}}]^}}q}B:F@NS>J;"
    "KBHChUt>./}>,(}}"
)


ANYBODY: Final = 4
SIDES: Final = 5

# Readings: how many acts are taken to be done at random.
SURE: Final = 0
LOOSE: Final = 1
AT_RANDOM: Final = (0.02, 0.3)


def _read(table: str) -> vec[float]:
    out = vec[float]([0.0] * (SIDES * CONTEXTS * CODES))
    for place, letter in enumerate(table):
        out[place] = -STEP * float(ord(letter) - FIRST)
    return out


def _mixed(points: vec[float]) -> vec[float]:
    """The points of each reading, one after the other."""
    size: i64 = ANYBODY * CONTEXTS * CODES
    out = vec[float]([0.0] * (2 * size))
    place: i64
    for reading, part in enumerate(AT_RANDOM):
        for place in range(size):
            chance = (1.0 - part) * math.exp(points[place] / float(FOLD))
            any_act = points[size + place % (CONTEXTS * CODES)]
            chance += part * math.exp(any_act / float(FOLD))
            out[reading * size + place] = float(FOLD) * math.log(chance)
    return out


_POINTS: Final = _read(TABLE)
_MIXED: Final = _mixed(_POINTS)


def points_for(side: i64, context: i64, code: i64) -> float:
    """The logarithm of the chance of an act, in points."""
    return _POINTS[(side * CONTEXTS + context) * CODES + code]


def points_if(reading: i64, side: i64, context: i64, code: i64) -> float:
    """The same if some acts are done at random."""
    return _MIXED[((reading * ANYBODY + side) * CONTEXTS + context) * CODES + code]
