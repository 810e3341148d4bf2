"""The deceiver: a reader whose saboteur weighs what an act gains against what it gives away."""
