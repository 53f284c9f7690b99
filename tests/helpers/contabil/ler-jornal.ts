/** A reader of journals of plain text that knows nothing of how ours are written: entries begin with a day, their lines are indented. */
export function lerJornal(texto: string): {
  lancamentos: { data: string; titulo: string; soma: number }[];
  saldoDe: (codigo: string) => number;
} {
  const lancamentos: { data: string; titulo: string; soma: number }[] = [];
  const saldos = new Map<string, number>();
  for (const bruta of texto.split('\n')) {
    const linha = bruta.replace(/\s*;.*$/, '');
    const cabeca = /^(\d{4}-\d{2}-\d{2}) (.*)$/.exec(linha);
    if (cabeca) lancamentos.push({ data: cabeca[1] ?? '', titulo: cabeca[2] ?? '', soma: 0 });
    // The format of the currency is indented, too, and comes before any entry.
    const partida = lancamentos.length > 0 ? /^\s+(\S.*?)\s{2,}(-?\d+)\.(\d{2}) BRL$/.exec(linha) : null;
    if (!partida) continue;
    const [, conta = '', inteiros = '0', decimais = '0'] = partida;
    const valor = (Math.abs(Number(inteiros)) * 100 + Number(decimais)) * (inteiros.startsWith('-') ? -1 : 1);
    for (const nivel of conta.split(':')) saldos.set(nivel.split(' ')[0] ?? '', (saldos.get(nivel.split(' ')[0] ?? '') ?? 0) + valor);
    const atual = lancamentos.at(-1);
    if (atual) atual.soma += valor;
  }
  return { lancamentos, saldoDe: (codigo) => saldos.get(codigo) ?? 0 };
}
