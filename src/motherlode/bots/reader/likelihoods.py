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
    "}msM;@Pog|}}}}}1tg_d}rTau`>h^]M<4;q}TI]UA.}}QQ}}}msM:75og|}}}}}etj\\T}fMee`?}K\\O9:@s}QCTR?2}}"
    "QQ}}}msP843og|}}}}}euicY}pJej[2pQ_Q893u}KBNS<8}}QQ}}}ms^831og|}}}}}eujbd}}Meq`:dP_O?B@s}>;HS"
    "<A}}QQ}}}ms[=2/og|}}}}}etjon}}Yfu`:}W\\MB8?p}5:HZCH}}QQ}}}}}}}}}}}}}}}}}}}cb|}}Zmqe4}qZIF7Cu6"
    "RB[U2-}}QQ}}}}}}}}}}}}}}}}}}}cd}}fMmqe:}r\\G@;Fs4PBcR12}}QQ}}}}}}}}}}}}}}}}}}}cU[}}Mmqf3}x^AA"
    "B?x4NEYQ.3}}QQ}}}}}}}}}}}}}}}}}}}ce\\}}Hmqf/}q]JLGGv4KBSR,5}}QQ}}}}}}}}}}}}}}}}}}}cYY}}Fmqd5}"
    "lWFLAAs;W[NL+1}}QQ}}}msO:EOog|}}}}}b3j}w}}ict_;\\Y[M=8;p}^[ip=,}}QQ}}}msL;G1og|}}}}}csj}R}}Wa"
    "tM;`[\\M>=>p}^[jp<.}}QQ}}}msO8H/og|}}}}}dtj}X}}Keb`;}`\\M869q}_\\kq75}}QQ}}}msX7J,og|}}}}}csj}X"
    "}}BfuT:}\\]M?58p}^[jp6>}}QQ}}}msU:H,og|}}}}}]mjxW}}Aft^:{W[MA><p}YVek:7}}QQ}}}}}}}}}}}}}}}}}}"
    "}cpt}}cmqc:}jXG=?Bs5eYmh5*}}QQ}}}}}}}}}}}}}}}}}}}csQ}}gmqd3}nZGF;5t9h\\pk1+}}QQ}}}}}}}}}}}}}}"
    "}}}}}c^X}}Jmqd7}n^IBCGu5i]qm./}}QQ}}}}}}}}}}}}}}}}}}}cs\\}}Emqd6}lYGFABs9h\\pk+0}}QQ}}}}}}}}}}"
    "}}}}}}}}}cmo}}Hmqa5}kWFF8As7aVjd..}}QQ}}}msM;@Pog|}}}}}1tg_d}rTJC<:nOEBOV[}}TI]UA.}}QQ}}}msM"
    ":75og|}}}}}etj\\T}fMJI=0mHCFILW}}QCTR?2}}QQ}}}msP843og|}}}}}euicY}pJQRA2rQBCNTQ}}KBNS<8}}QQ}}"
    "}ms^831og|}}}}}eujbd}}McjI1DKBCHaS}}>;HS<A}}QQ}}}ms[=2/og|}}}}}etjon}}Y^mQ5ZSVBNXe}}5:HZCH}}"
    "QQ}}}}}}}}}}}}}}}}}}}cb|}}ZQbB1}mLBA^^}6RB[U2-}}QQ}}}}}}}}}}}}}}}}}}}cd}}fMAQD0}NP>Q^R}4PBcR"
    "12}}QQ}}}}}}}}}}}}}}}}}}}cU[}}MRSC3}pOASP^}4NEYQ.3}}QQ}}}}}}}}}}}}}}}}}}}ce\\}}HLQA7}cMBKZ]}4"
    "KBSR,5}}QQ}}}}}}}}}}}}}}}}}}}cYY}}FGWM8}\\XBKVZ};W[NL+1}}QQ}}}msO:EOog|}}}}}b3j}w}}iHF86aGD?S"
    "Hi}}^[ip=,}}QQ}}}msL;G1og|}}}}}csj}R}}WIK<4eBB>GP^}}^[jp<.}}QQ}}}msO8H/og|}}}}}dtj}X}}KIG=4M"
    "GBBWOU}}_\\kq75}}QQ}}}msX7J,og|}}}}}csj}X}}BYW@4_X>BQ\\L}}^[jp6>}}QQ}}}msU:H,og|}}}}}]mjxW}}AP"
    "`@0X=B@LXd}}YVek:7}}QQ}}}}}}}}}}}}}}}}}}}cpt}}cHYC3}`O>KY]}5eYmh5*}}QQ}}}}}}}}}}}}}}}}}}}csQ"
    "}}g<Z@3}`dBPYJ}9h\\pk1+}}QQ}}}}}}}}}}}}}}}}}}}c^X}}JJ]<5}dRAM[Q}5i]qm./}}QQ}}}}}}}}}}}}}}}}}}"
    "}cs\\}}EGVQ:}]I:KW\\}9h\\pk+0}}QQ}}}}}}}}}}}}}}}}}}}cmo}}HGTE3}^TCJXX}7aVjd..}}QQ}}S;=GPUQ>6MW}"
    "}}RRu<|z}}lDCAO}j[Q\\_b}}L@XSD=}}QQ}}}A>MPURB8E]}}}}eu:]z}}l?ACB}j\\T\\`d}}J;QQE>}}QQ}}eGLE4LNG"
    ":SU}}}eeu?\\z}}l<KKBgj]H\\Re}}F?RS=D}}QQ}}qZp>-EK]Pz^}}}qeuUoz}}l<VCF]j^G\\`g}}D?OX5K}}QQ}}}^n?"
    ",BNjWw]}}}}euZ}z}}lMjTFshZA[Ya}}=AN\\0L}}QQ}}}}}}}}}}}}}}}}}}}Dg}}}pOIZG}tVaeXU}7PBYT:)}}QQ}}"
    "}}}}}}}}}}}}}}}}}?\\}}}pIGLG}uVa\\ZU}7K>UX8+}}QQ}}}}}}}}}}}}}}}}}}}?Y}}}pKQTA}xVaeKU}6L?QQ6-}}"
    "QQ}}}}}}}}}}}}}}}}}}}GR}}}pINF=}pWQeUU}4XDRM4.}}QQ}}}}}}}}}}}}}}}}}}}Ji}}}pHPU>}kS`cRS}2`SNe"
    "1,}}QQ}}E4KAITQ8>OV}}}BeuJVz}}lI^M@wgYN[X_}}ZUfk;9}}QQ}}{6EBKTQ6:oS}}}Zeu>Tz}}lAaPAzhYP[Z_}}"
    "[Wgl>9}}QQ}}S9MDDPJ=8UQ}}}`eu:Zz}}l=LGD]iZA\\\\a}}]Yio:=}}QQ}}ZEe<?TDI@nO}}}{euBZz}}l7C>Fzh[P["
    "[b}}[Wgl.B}}QQ}}pAZ6?RHJCdM}}}peuRoM}}lBG>5IgY?[X_}}TO`e34}}QQ}}}}}}}}}}}}}}}}}}}LS}}}pNHTD}"
    "mSadSS}5h[om:)}}QQ}}}}}}}}}}}}}}}}}}}ET}}}pL\\VE}jSaeQS}4i\\pm6*}}QQ}}}}}}}}}}}}}}}}}}}?S}}}pN"
    "P\\A}oUaSTT}4i]pn4+}}QQ}}}}}}}}}}}}}}}}}}}KW}}}pOZ<=}kU`dRT}5fYlj0-}}QQ}}}}}}}}}}}}}}}}}}}=g}"
    "}}pFOPF}jSGbQS}1^Qdc00}}QQ}}S;=GPUQ>6MW}}}RRu<|z}}l:DDD}j`^LL@H}L@XSD=}}QQ}}}A>MPURB8E]}}}}e"
    "u:]z}}lEBC9}j`^MIC]}J;QQE>}}QQ}}eGLE4LNG:SU}}}eeu?\\z}}lRQG8}j`_PDAb}F?RS=D}}QQ}}qZp>-EK]Pz^}"
    "}}qeuUoz}}lOsR>}j`[ITGP}D?OX5K}}QQ}}}^n?,BNjWw]}}}}euZ}z}}lPe^;{h`ZDIFM}=AN\\0L}}QQ}}}}}}}}}}"
    "}}}}}}}}}Dg}}}phqPA}}x`XABY7PBYT:)}}QQ}}}}}}}}}}}}}}}}}}}?\\}}}phqO>}}x`FDBX7K>UX8+}}QQ}}}}}}"
    "}}}}}}}}}}}}}?Y}}}piqY3}}xaXE?N6L?QQ6-}}QQ}}}}}}}}}}}}}}}}}}}GR}}}peqT7}{x^?I9@4XDRM4.}}QQ}}"
    "}}}}}}}}}}}}}}}}}Ji}}}pbpW:}wv\\J;FK2`SNe1,}}QQ}}E4KAITQ8>OV}}}BeuJVz}}lK\\K>{i`]DN;C}ZUfk;9}}"
    "QQ}}{6EBKTQ6:oS}}}Zeu>Tz}}lMFO?|i`]6QCF}[Wgl>9}}QQ}}S9MDDPJ=8UQ}}}`eu:Zz}}lNdG4}i`]<D?C}]Yio"
    ":=}}QQ}}ZEe<?TDI@nO}}}{euBZz}}lJ\\?<{h`\\DIER}[Wgl.B}}QQ}}pAZ6?RHJCdM}}}peuRoM}}lIUL;{h`ZDH:M}"
    "TO`e34}}QQ}}}}}}}}}}}}}}}}}}}LS}}}pfpb>}}x_=<>Q5h[om:)}}QQ}}}}}}}}}}}}}}}}}}}ET}}}pepa@}}x_R"
    "?>=4i\\pm6*}}QQ}}}}}}}}}}}}}}}}}}}?S}}}pdqc>}|x_NK=@4i]pn4+}}QQ}}}}}}}}}}}}}}}}}}}KW}}}pbp_6}"
    "xx]K7@M5fYlj0-}}QQ}}}}}}}}}}}}}}}}}}}=g}}}pboX:}uw\\JBAK1^Qdc00}}QQ}}"
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
