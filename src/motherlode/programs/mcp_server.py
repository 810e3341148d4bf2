"""A seat as an MCP server: a language model’s client calls the tools, over standard input."""

from __future__ import annotations

from typing import Any

from mcp.server import Server, ServerRequestContext
from mcp.server.stdio import stdio_server
from mcp.types import (
    CallToolRequestParams,
    CallToolResult,
    ListToolsResult,
    PaginatedRequestParams,
    TextContent,
)
from mcp.types import Tool as Offered

from motherlode import __version__
from motherlode.programs.primer import PRIMER
from motherlode.programs.seat import Seat
from motherlode.programs.tools import TOOLS, Refusal, use


def server_for(seat: Seat) -> Server[dict[str, Any]]:
    """The tools of a seat as an MCP server."""

    async def list_tools(
        context: ServerRequestContext[dict[str, Any]], params: PaginatedRequestParams | None
    ) -> ListToolsResult:
        return ListToolsResult(
            tools=[
                Offered(name=tool.name, description=tool.description, input_schema=tool.schema)
                for tool in TOOLS
            ]
        )

    async def call_tool(
        context: ServerRequestContext[dict[str, Any]], params: CallToolRequestParams
    ) -> CallToolResult:
        try:
            told, is_error = await use(seat, params.name, params.arguments or {}), False
        except Refusal as refusal:
            told, is_error = str(refusal), True
        return CallToolResult(content=[TextContent(type="text", text=told)], is_error=is_error)

    return Server(
        "motherlode",
        version=__version__,
        instructions=PRIMER,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


async def serve(seat: Seat) -> None:
    """Serve over standard input and output until whoever calls is gone."""
    server = server_for(seat)
    async with stdio_server() as (reading, writing):
        await server.run(reading, writing, server.create_initialization_options())
