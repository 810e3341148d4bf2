"""Names that could be mistaken for each other: letters that look alike, signs that aren't seen."""

from __future__ import annotations

import unicodedata
from typing import Final

# Letters of other scripts, and the Latin ones they look like (Unicode's confusables);
# `python -m tools.lookalikes` writes both rows.
SEEN: Final = (
    "ıƄƍƖƦƧƷƼƽǀȜȢȣɑɡɣɩɪɯʋʏͿΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγινορσυϜϨϳϺЅІЈАВЕЗКМНОРСТУХЬабгеорсухѕіјѡѴѵ"
    "ҮүһҽӀӏӠԁԌԛԜԝՍՏՕագզհոռսցքօᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏮᏳᏴᐯᑌᑭᑯᑲᒍᒪᒿᕁᕼᕽᖇᖯᖴᗅᗞᗪᗰᗷᚷᛁᛕᛖᴄᴏ"
    "ᴑᴜᴠᴡᴢᴦᶃᶌẝỿⲅⲎⲒⲔⲘⲚⲞⲟⲢⲣⲤⲥⲦⲨⲬⳊⳌⳐⳒⴸⴹⵏⵔⵕⵝꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴꙄꙇꜱꝚꝪꝮꞘꞙꞟꞫꞲꞳꞴꬲꬵꬽꭇꭈꭎ"
    "ꭒꭚꭵꮁꮃꮓꮩꮪꮯ𐊂𐊆𐊇𐊊𐊐𐊒𐊕𐊖𐊗𐊠𐊡𐊢𐊥𐊫𐊰𐊱𐊲𐊴𐋏𐋵𐌁𐌂𐌉𐌑𐌕𐌗𐌚𐌠𐌢𐐄𐐕𐐛𐐠𐐬𐐽𐑈𐒴𐓂𐓎𐓒𐓪𐓶𐔓𐔖𐔘𐔜𐔝𐔥𐔦𐔧𑢠𑢢𑢣𑢤𑢦𑢩𑢬𑢮𑢯𑢲𑢵𑢸𑢻𑢼𑣀𑣁𑣂𑣃𑣄𑣆𑣈"
    "𑣊𑣌𑣕𑣖𑣗𑣘𑣜𑣠𑣥𑣦𑣩𑣬𑣯𑣲𖼈𖼊𖼖𖼨𖼵𖼺𖼻𖽀𖽂𖽃"
)
LATIN: Final = (
    "ibglR235sl388agyiiwuyJABEZHlKMNOPTYXayivopouF2jMSlJABE3KMHOPCTYXba6reopcyxsijwVv"
    "Yyheli3dGqWwUSOwqqhnnugfoDRTiYAJEWMHYGhZ4bRWSVSLCPKd6GBVUPdbJL2xHxRbFADDMBXlKMco"
    "ouvwzrgyfyrHlKMNOoPpCcTYX93L6VElOQXBPdDTGKJCZFMNLSRVHWXYAElOU2is239Ffu3JXBeforru"
    "uyirwzvscBEFlXOPSTABCFOMTYXHZBClMTX8lXOCLSocsROU7ouNOKCVFLXVFLYEZ9E4LOU5TvsFiz7o"
    "3969ouyOZWCXWCVTLlRS3AUY"
)

# -- how names are compared ----------------------------------------------------------------------

# Small capitals that Unicode's table doesn't have, and kana with what they look like.
SMALL_CAPITALS: Final = ("ʙɢʜʟɴʀᴀᴃᴅᴇᴊᴋᴌᴍᴘᴛꜰ", "BGHLNRABDEJKLMPTF")
KANA: Final = ("カエーロタニハトオチヌヘベペリ", "力工一口夕二八卜才千又へべぺり")
OTHER_SCRIPTS: Final = (
    str.maketrans(SEEN, LATIN) | str.maketrans(*SMALL_CAPITALS) | str.maketrans(*KANA)
)
DIGITS: Final = str.maketrans("105", "los")
BY_EYE: Final = str.maketrans("I1|0O5", "lllooS")
CLOSE: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))  # letters side by side


def are_alike(name: str, other: str) -> bool:
    """Whether somebody could take one of these names for the other."""
    return any(one == two for one, two in zip(looks(name), looks(other), strict=True))


def looks(name: str) -> tuple[str, str, str]:
    """A name as it looks: to the eye, in small letters, and with other scripts read as Latin.

    I and l look alike, but i and l don't, and Ian isn't Lan: so the case is not forgotten first.
    """
    plain = letters(unicodedata.normalize("NFKC", without_tricks(name)))
    return (
        run_together(plain.translate(OTHER_SCRIPTS).translate(BY_EYE)),
        plain.casefold().translate(OTHER_SCRIPTS).translate(DIGITS),
        plain.translate(OTHER_SCRIPTS).casefold().translate(DIGITS),
    )


def letters(name: str) -> str:
    """A name without spaces and punctuation, unless it has nothing else."""
    kept = (sign for sign in name if not is_punctuation(sign))
    return "".join(kept) or name


def is_punctuation(sign: str) -> bool:
    """Whether a sign is a space, a mark between words, or an accent without a letter."""
    kind = unicodedata.category(sign)
    return kind[0] in "PZ" or kind == "Sk"


def run_together(name: str) -> str:
    """A name in which letters side by side are read as the one they look like."""
    for pair, one in CLOSE:
        name = name.replace(pair, one)
    return name


def without_tricks(name: str) -> str:
    """Without signs that show nothing, and without marks that belong to no letter of a language."""
    seen = [sign for sign in name if unicodedata.category(sign) != "Cf"]
    whole = unicodedata.normalize("NFC", "".join(seen))
    kept = ""
    for sign in whole:
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        if not (is_mark and kept and is_of_the_west(kept[-1])):
            kept += sign
    return kept


def is_of_the_west(sign: str) -> bool:
    """Whether marks on a letter that weren't composed with it belong to no language."""
    return unicodedata.name(sign, "").startswith(("LATIN", "GREEK", "CYRILLIC", "DIGIT"))
