"""Likelihoods: how often diggers and saboteurs do what; written by `python -m bench.fit_reader`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.reader.acts import CODES, CONTEXTS

STEP: Final = 3.0  # points of one step in the table
FIRST: Final = 35  # the character of the first step

# By the stances of actor and target (two diggers, a digger and a saboteur, the other way around,
# two saboteurs), context and act: how unlikely the act is.
TABLE: Final = (
    "}_VN:>Olfz}}}}}/sjnd}bQem[A}}}}698?}OF`S;6}F%4}}}j[R863lfz}}}}}dsje]}`LekZB}}}}675?}JD]L99}J"
    "%5}}}k_T842lfz}}}}}dtiv_}qGelZE}}}}5548}DFTL9?}Q%4}}}lf`830lfz}}}}}dtj}m}}LfmY7}}}}678?}6HQM"
    "<G}Z%3}}}loh<3.lfz}}}}}dsj}p}}Ufm[?}}}}366?}0MPREO}_%4}}}}}}}}}}}}}}}}}}}bh[}WNikd:}}}}>CF@2"
    "QCiQ04}L#L}}}}}}}}}}}}}}}}}}}bcd}dNikd6}}}}@?C82OC^L.7}O#_}}}}}}}}}}}}}}}}}}}`md}kFik\\7}}}}C"
    "=CC2MIYO,9}N#N}}}}}}}}}}}}}}}}}}}bwh}}Dikd8}}}}EAB@3KNPM+8}K#\\}}}}}}}}}}}}}}}}}}}bvw}|>ika8}"
    "}}}<9;@9gSGU+7}K#T}}}lni9KNlfz}}}}}b/j}}}}hfb[@}}}}79;?}Wcpj81}C$8}}}loi;G-lfz}}}}}crj}P}}Of"
    "m[?}}}}69;?}Wcpj85}F%6}}}loj;H-lfz}}}}}dsj}]}}GcmY?}}}}675?}Xdqk59}I%3}}}loi:J+lfz}}}}}csj}e"
    "}jAfm[?}}}}78:?}Xdpj5>}N%4}}}lni=M*lfz}}}}}apj}c}c>fm[?}}}}6>5?}Vboh9:}H%5}}}}}}}}}}}}}}}}}}"
    "}bvy}}cikc8}}}};D;@2i_th.2}F#Y}}}}}}}}}}}}}}}}}}}bvQ}}[]kc8}}}}@?;A5kavj-1}H#Y}}}}}}}}}}}}}}"
    "}}}}}bwX}fLikc8}}}}@<?@4mcxl+5}L#\\}}}}}}}}}}}}}}}}}}}bwb}}Fikc8}}}}E=J@5lbwk*5}I#\\}}}}}}}}}}"
    "}}}}}}}}}but}z>ikb8}}}}:DF@9e\\od+6}E#U}}}_VN:>Olfz}}}}}/sjnd}bQDU98}}}}AAY}}OF`S;6}F%4}}}j[R"
    "863lfz}}}}}dsje]}`LN[95}}}}=D[}}JD]L99}J%5}}}k_T842lfz}}}}}dtiv_}qGJd;3}}}}D;W}}DFTL9?}Q%4}}"
    "}lf`830lfz}}}}}dtj}m}}LOj<3}}}}B@Z}}6HQM<G}Z%3}}}loh<3.lfz}}}}}dsj}p}}UHj;0}}}}FDh}}0MPREO}_"
    "%4}}}}}}}}}}}}}}}}}}}bh[}WNYY?0}}}}KOY}2QCiQ04}L#L}}}}}}}}}}}}}}}}}}}bcd}dNTj<5}}}}J=_}2OC^L"
    ".7}O#_}}}}}}}}}}}}}}}}}}}`md}kFQ\\;8}}}}FMZ}2MIYO,9}N#N}}}}}}}}}}}}}}}}}}}bwh}}DMe=<}}}}FF_}3"
    "KNPM+8}K#\\}}}}}}}}}}}}}}}}}}}bvw}|>M^?7}}}}FD]}9gSGU+7}K#T}}}lni9KNlfz}}}}}b/j}}}}hDG83}}}}G"
    "Cc}}Wcpj81}C$8}}}loi;G-lfz}}}}}crj}P}}OQO72}}}}FEZ}}Wcpj85}F%6}}}loj;H-lfz}}}}}dsj}]}}GAY:1}"
    "}}}G<[}}Xdqk59}I%3}}}loi:J+lfz}}}}}csj}e}jAQf<6}}}}BB[}}Xdpj5>}N%4}}}lni=M*lfz}}}}}apj}c}c>H"
    "l97}}}}B@h}}Vboh9:}H%5}}}}}}}}}}}}}}}}}}}bvy}}cMb:4}}}}F?^}2i_th.2}F#Y}}}}}}}}}}}}}}}}}}}bvQ"
    "}}[=f:2}}}}GJSZ5kavj-1}H#Y}}}}}}}}}}}}}}}}}}}bwX}fLOL:6}}}}FJ_}4mcxl+5}L#\\}}}}}}}}}}}}}}}}}}"
    "}bwb}}FMbG:}}}}FE^}5lbwk*5}I#\\}}}}}}}}}}}}}}}}}}}but}z>M^<5}}}}FD]}9e\\od+6}E#U}}W<=JQTP;6I\\}"
    "}}UJt<^}}}iC=GD}}}}WYi}}IEVPFA}U**}}dC=FPTP@6G_}}}ddt<`}}}iA>JB}}}}WYi}}HCTK=B}W(,}}cGLE4HNF"
    "<Rm}}}ddt>]}}}i7@>C}}}}WYi}}ADRJ?D}X(-}}wXW@08KXQg}}}}mdtXm}}}i;M;?}}}}WYh}}5GOM4L}_)+}}ocmH"
    "599i_w}}}}}dtboo}}i?kMI}}}}WYf}}0SP_1O}d'.}}}}}}}}}}}}}}}}}}}?T}}}lLDPA}}}}b`^}6UEgQ7,}A#p}}"
    "}}}}}}}}}}}}}}}}}@V}}}lHER@}}}}b`^}5UDgT6.}C#[}}}}}}}}}}}}}}}}}}}?U}}}lGMR=}}}}b`^}3WFeR40}C"
    "#p}}}}}}}}}}}}}}}}}}}AV}}}lLKV=}}}}b_^}4\\NYM2/}B#E}}}}}}}}}}}}}}}}}}}Ah}}}lYXZE}}}}a^\\}0PDPO"
    "4.}G#]}}O3FHPSP4<Oa}}}Cdt?a}}}iCEBC}}}}WYh}}UamhA>}P)+}}S5DLQTP9<KR}}}RdtBS}}}i>><@}}}}WYh}}"
    "Vbni<=}L-(}}R;SJ:RI>;W^}}}Odt<W}}}i9=>?}}}}WYi}}Wcpj9@}X(-}}UJj?5K?IDe\\}}}}dtJg}}}i:A;F}}}}W"
    "Yh}}Vboi/@}S'-}}WFaA<Q5SPV}}}}WdtFx}}}iEUIA}}}}WYf}}Q]id,8}i'.}}}}}}}}}}}}}}}}}}}AW}}}lHO`C}"
    "}}}b_]}4nbzl5,}B#k}}}}}}}}}}}}}}}}}}}AO}}}lDF`B}}}}b_^}3nbzl5-}A#k}}}}}}}}}}}}}}}}}}}>Y}}}lG"
    "Db?}}}}b_]}4oczm3.}B#j}}}}}}}}}}}}}}}}}}}C\\^}}lIGM;}}}}a_]}2m`yk20}C#e}}}}}}}}}}}}}}}}}}}Ah}"
    "}}lCJY<}}}}a_\\}3hZue4-}D#E}}W<=JQTP;6I\\}}}UJt<^}}}iG;U=}}}}OYEI}IEVPFA}U**}}dC=FPTP@6G_}}}dd"
    "t<`}}}iA=R?}}}}LYCh}HCTK=B}W(,}}cGLE4HNF<Rm}}}ddt>]}}}iGNY4}}}}LOAk}ADRJ?D}X(-}}wXW@08KXQg}}"
    "}}mdtXm}}}iGcT9}}}}IV=]}5GOM4L}_)+}}ocmH599i_w}}}}}dtboo}}iFlY;}}}}IT@Y}0SP_1O}d'.}}}}}}}}}}"
    "}}}}}}}}}?T}}}lbK_D}}}}LJCM6UEgQ7,}A#p}}}}}}}}}}}}}}}}}}}@V}}}l`EZD}}}}<L@P5UDgT6.}C#[}}}}}}"
    "}}}}}}}}}}}}}?U}}}l]ed0}}}};A>O3WFeR40}C#p}}}}}}}}}}}}}}}}}}}AV}}}lVYd6}}}}B;?V4\\NYM2/}B#E}}"
    "}}}}}}}}}}}}}}}}}Ah}}}lTOa=}}}}BD@O0PDPO4.}G#]}}O3FHPSP4<Oa}}}Cdt?a}}}iICZ?}}}}JVC_}UamhA>}P"
    ")+}}S5DLQTP9<KR}}}RdtBS}}}iI<[?}}}}KWB_}Vbni<=}L-(}}R;SJ:RI>;W^}}}Odt<W}}}iJPR:}}}}JW?a}Wcpj"
    "9@}X(-}}UJj?5K?IDe\\}}}}dtJg}}}iGSZ=}}}}IU<Z}Vboi/@}S'-}}WFaA<Q5SPV}}}}WdtFx}}}iF]Y;}}}}ISCY}"
    "Q]id,8}i'.}}}}}}}}}}}}}}}}}}}AW}}}l@WcD}}}}E@@Z4nbzl5,}B#k}}}}}}}}}}}}}}}}}}}AO}}}lXZRH}}}}C"
    "H>Z3nbzl5-}A#k}}}}}}}}}}}}}}}}}}}>Y}}}lX[Z8}}}}G<=G4oczm3.}B#j}}}}}}}}}}}}}}}}}}}C\\^}}lVTc?}"
    "}}}BH<R2m`yk20}C#e}}}}}}}}}}}}}}}}}}}Ah}}}lTNb=}}}}BD>P3hZue4-}D#E}}"
)


def _read(table: str) -> vec[float]:
    out = vec[float]([0.0] * (4 * CONTEXTS * CODES))
    for place, letter in enumerate(table):
        out[place] = -STEP * float(ord(letter) - FIRST)
    return out


_POINTS: Final = _read(TABLE)


def points_for(side: i64, context: i64, code: i64) -> float:
    """The logarithm of the chance of an act, in points."""
    return _POINTS[(side * CONTEXTS + context) * CODES + code]
