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
    '}jUI9?OlheF}}}}/teh`}aQeaN<}}}}559]}QFfN;8}G%5}}}k[L764lh]H}}}}ethj[}bKecJ;}}}}349`}KC^M::}J'
    '%6}}}n]M653lcYI}}}}eufsg}fGccJ<}`}}38;K}EEWK9?}N%5}}}kfX531l]XR}}}}euhjm}sMifK;}}}}3;:_}6HRL'
    '=G}Y$7}}}oja630l^ad}}}}eth}v}}ThkK4}y|}89EY}0MQOFP}a%6}}}}}}}}}}}}}}}}}}}_gi}\\L_eT7}}}s9A;A2'
    'WJbO12}I#f}}}}}}}}}}}}}}}}}}}^jf}fOd^M6}}}x<:=J1TGeL12}J#L}}}}}}}}}}}}}}}}}}}^^b}bIdbN4}}}}@'
    '<Ch2OLZM.4}G#j}}}}}}}}}}}}}}}}}}}du}}f@c]O1}}}vC@Da3MNPL,6}L#c}}}}}}}}}}}}}}}}}}}cpu}xCbdV6}'
    '}}g>3AQ4Q_Qb-4}X#Y}}}orM9GOlgtD}}}}c0_c}}}h]cH4}}}}55;U}Wcrc85}C$=}}}orN:H.lhuG}}}}dsa}S}}Xi'
    'cL:}}}}398[}Xcri76}E$8}}}osP:I.lhkE}}}}ethn\\}uHd]K6}}\\}279J}Xdse59}J$8}}}isP8K+l`bG}}}}dthj_'
    '}}C^^KA}}}}78:Y}Xcrf7?}P%5}}}orZ9O)l_YM}}}}bqh}d}}@hhH>}y}}48>U}Vbqh;@}_$9}}}}}}}}}}}}}}}}}}'
    '}dt|}}e[eG8}}}n9:>E4ndvh1/}J#a}}}}}}}}}}}}}}}}}}}W`N}}\\\\XK5}}}p==>H2oewj01}E#c}}}}}}}}}}}}}}'
    '}}}}}[W`}}HdeX9}}}P;>>H3qgyc.1}F#g}}}}}}}}}}}}}}}}}}}d`}}aMcX^2}}}q@@?[6oewj+4}G#a}}}}}}}}}}'
    '}}}}}}}}}cQu}x=cdX:}}}f>G9P4g_pb.3}A#Z}}}jUI9?OlheF}}}}/teh`}aQ^S84}}i}?T`}}QFfN;8}G%5}}}k[L'
    '764lh]H}}}}ethj[}bKKW72}}q}DJd}}KC^M::}J%6}}}n]M653lcYI}}}}eufsg}fGS]90}}pjHF_}}EEWK9?}N%5}}'
    '}kfX531l]XR}}}}euhjm}sMCh;/}V}}LLd}}6HRL=G}Y$7}}}oja630l^ad}}}}eth}v}}TVq=4}v}}FCh}}0MQOFP}a'
    '%6}}}}}}}}}}}}}}}}}}}_gi}\\LJU:/}}}}LUU}2WJbO12}I#f}}}}}}}}}}}}}}}}}}}^jf}fO^S>2}}}}MVZ}1TGeL'
    '12}J#L}}}}}}}}}}}}}}}}}}}^^b}bI]Q@8}}ggIDZ}2OLZM.4}G#j}}}}}}}}}}}}}}}}}}}du}}f@VV>8}}}}HNK}3'
    'MNPL,6}L#c}}}}}}}}}}}}}}}}}}}cpu}xCU\\85}}|}HG\\}4Q_Qb-4}X#Y}}}orM9GOlgtD}}}}c0_c}}}h]K6/}}i}G'
    'Vb}}Wcrc85}C$=}}}orN:H.lhuG}}}}dsa}S}}XRK54}}k}?Lh}}Xcri76}E$8}}}osP:I.lhkE}}}}ethn\\}uHKW80}'
    '}c}JP_}}Xdse59}J$8}}}isP8K+l`bG}}}}dthj_}}C]^:+}{h}GH]}}Xcrf7?}P%5}}}orZ9O)l_YM}}}}bqh}d}}@='
    'c<1}t}}DPh}}Vbqh;@}_$9}}}}}}}}}}}}}}}}}}}dt|}}eW[8-}}}}HL`}4ndvh1/}J#a}}}}}}}}}}}}}}}}}}}W`N'
    '}}\\W]:1}}}}I>a}2oewj01}E#c}}}}}}}}}}}}}}}}}}}[W`}}HWaA6}}}}J;X}3qgyc.1}F#g}}}}}}}}}}}}}}}}}}'
    '}d`}}aMX`;4}}}}II`}6oewj+4}G#a}}}}}}}}}}}}}}}}}}}cQu}x=TXK4}}}}IG\\}4g_pb.3}A#Z}}V:?IPTQ;7KX}'
    "}}XMu8^m}}jDFE@}}}}QOd}}KDXQ=A}S(,}}^CEC;LQ@9JZ}}}qeu<X}}}j@CB<}}}}SRY}}HFXL:>}S'.}}bLPB3CMF"
    ">T]}}}keu<Y}}}j@JC8}}}}UUN}}CDVK5?}V'-}}}dZC18G]Tgd}}}xeu[m}}}jEXD9}}}}UPJ}}6FRK1E}['.}}}hgL"
    "59;jcti}}}}euf}}}}jEnQ?}}}}T;D}}/LPV1P}e'/}}}}}}}}}}}}}}}}}}}A]}}}mFBJ;}}}}`_R`7]D[N8-}@#j}}"
    '}}}}}}}}}}}}}}}}}BU}}}mA?E:}}}}`WO}7YJcQ6.}?#[}}}}}}}}}}}}}}}}}}}BU}}}mDDD8}}}}``P}7WI\\P4/}@'
    '#k}}}}}}}}}}}}}}}}}}}GRd}}mGJQ7}}}}_P]|5YM]O1/}C$@}}}}}}}}}}}}}}}}}}}Ig}}}N=QB;}}}}]ZUr7jFob'
    "1/}>%5}}N4QPNSP3;RW}}}DeuAU}}}j@FD:}}}}UX]}}U`og??}O'.}}c9PJEQQ7;KW}}}ceu<V}}}j=@>3}}}}UY`}}"
    'Vaph:@}S(-}}UC`E:OG=<aX}}}Teu9Z}}}j=B@?}}}}RRV}}Wcri4=}Q(,}}gTd?4L;NNYa}}}}euUg}}}j@J?A}}}}U'
    "Qa}}Vbqh,>}Q'.}}|Vh>4N4U[mh}}}}eu[w}}}jK`G;}}}}TEV}}R^md-:}O'/}}}}}}}}}}}}}}}}}}}EQ}}}mAEE;}"
    '}}}_IFV6reyk3.}A#d}}}}}}}}}}}}}}}}}}}As}}}mA<G;}}}}__[{9reyk2.}B#e}}}}}}}}}}}}}}}}}}}?Z}}}mB'
    'FC;}}}}U_^}6rfzl2/}D#g}}}}}}}}}}}}}}}}}}}H^_}}mGFF<}}}}_^Hz2qdxj00}@#B}}}}}}}}}}}}}}}}}}}Od}'
    '}}lQDN@}}}}AZRm2gXm_0.}N#T}}V:?IPTQ;7KX}}}XMu8^m}}jMMPC}}}}JLIB}KDXQ=A}S(,}}^CEC;LQ@9JZ}}}qe'
    "u<X}}}jKPS>}}}}MFGU}HFXL:>}S'.}}bLPB3CMF>T]}}}keu<Y}}}jU_UA}}}}LJBY}CDVK5?}V'-}}}dZC18G]Tgd}"
    "}}xeu[m}}}jCsZ@}}}}HO>P}6FRK1E}['.}}}hgL59;jcti}}}}euf}}}}jLjY?}}}}FJPM}/LPV1P}e'/}}}}}}}}}}"
    '}}}}}}}}}A]}}}mGIYE}}}}P@B_7]D[N8-}@#j}}}}}}}}}}}}}}}}}}}BU}}}mOLXM}}}}RMB`7YJcQ6.}?#[}}}}}}'
    '}}}}}}}}}}}}}BU}}}m[Q\\<}}}}NDA_7WI\\P4/}@#k}}}}}}}}}}}}}}}}}}}GRd}}mRRbE}}}}=BEV5YM]O1/}C$@}}'
    '}}}}}}}}}}}}}}}}}Ig}}}NNR_D}}}}HDKT7jFob1/}>%5}}N4QPNSP3;RW}}}DeuAU}}}jGoZ?}}}}GNPN}U`og??}O'
    "'.}}c9PJEQQ7;KW}}}ceu<V}}}j>LT@}}}}HBEO}Vaph:@}S(-}}UC`E:OG=<aX}}}Teu9Z}}}jXXQ;}}}};FAC}Wcri"
    "4=}Q(,}}gTd?4L;NNYa}}}}euUg}}}jRrZA}}}}FL=M}Vbqh,>}Q'.}}|Vh>4N4U[mh}}}}eu[w}}}jKmY?}}}}FJBL}"
    "R^md-:}O'/}}}}}}}}}}}}}}}}}}}EQ}}}mRVOF}}}}I>A[6reyk3.}A#d}}}}}}}}}}}}}}}}}}}As}}}mBIPI}}}}K"
    'O=Y9reyk2.}B#e}}}}}}}}}}}}}}}}}}}?Z}}}mWLTI}}}}KH@E6rfzl2/}D#g}}}}}}}}}}}}}}}}}}}H^_}}mPEaF}'
    '}}}IKBW2qdxj00}@#B}}}}}}}}}}}}}}}}}}}Od}}}lNP]C}}}}HDBT2gXm_0.}N#T}}}QG/BMs\\MI=}}}gD}HIg}YgJ'
    'LGMPNGXFfEV}TB}N:<}}**}}k]I.AEJYNO:}}}}}}IIk}j}LIHNKMHHGJHW}VD}T:<}}**}}uUG/@FI`KH<}}}}}}HIg'
    '}cgJICFNNKGHOFD}RFgT5C}}**}}}[C1:CF_JD?}}}}}}MLm}biFHGJCKJNIIHG}HEbV4H}}**}}}ZB66<CiDAD}}}}}'
    '}UTj}}cJFGFUKZP=RXM}JJj^3L}}+)}}}}}}}}}}}}}}}}}}}GMe}W}HJGIUIVJBC?A@Z=}M4+}}**}}}}}}}}}}}}}}'
    '}}}}}JL}}`}JEHDJOJJC@ACA[@}K2,}})*}}}}}}}}}}}}}}}}}}}IHg}\\nJGGEIQKNDGBACQ>`M..}}**}}}}}}}}}}'
    '}}}}}}}}}JHf}Y`GAEDPKLF?D?GCMB_E,1}}(,}}}}}}}}}}}}}}}}}}}RD}}sTWBMARGJK:@?UESGy_0+}}+)}}}EM-'
    'FY\\IN\\F}}}PrCNE}}w}GDUIX??MSQXK}c[y><:}}**}}}I^-F\\EIL_=}}}Mu}Rc}}z}PPC>G@DQAW>O}f^|??:}}+)}}'
    ']LQ.BeC}NT:}}}]}}EI}}\\}LGKDHIHGM@CF}ogVC8>}})+}}}UY.ESA\\NZ<}}}}}}LN}}\\}GEAGIHPUHLFS}ngUD4;}}'
    '**}}}mP0EJBuQ^>}}}}t}KKS}S}XPC>W<EFRBD@}e^SE65}}**}}}}}}}}}}}}}}}}}}}JP}}q}ICTBPSJR=K=?NjWR>'
    '0+}})+}}}}}}}}}}}}}}}}}}}SI}}N}GM[BUVKZ9CBGDmZN<3+}}+)}}}}}}}}}}}}}}}}}}}N[]}\\}BCDANGMKC@E@C'
    'ub}=2+}}**}}}}}}}}}}}}}}}}}}}QQ}}y}[OS<;EI`8A@DBr_R=..}}+)}}}}}}}}}}}}}}}}}}}__}}o}O6GAME?D9'
    'NBHDhUu?/,}}+)}}'
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
