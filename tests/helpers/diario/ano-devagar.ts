import { escreverDecimal } from '#shared/decimais.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import type { AvaliacaoDada, NotaDada } from '#domains/academico/estrutura/criterio/etapa.ts';

// The year of a student computed apart from the program, as a patient person would: fractions of whole numbers, one evaluation after another,
// rounding by walking up the steps of the scale, a formula as a tree that is also written down as text.
type Q = [bigint, bigint];
const q = (texto: string): Q => {
  const [inteiros = '0', casas = ''] = texto.split('.');
  return [BigInt(inteiros + casas), 10n ** BigInt(casas.length)];
};
const mais = (a: Q, b: Q): Q => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
const menos = (a: Q, b: Q): Q => [a[0] * b[1] - b[0] * a[1], a[1] * b[1]];
const vez = (a: Q, b: Q): Q => [a[0] * b[0], a[1] * b[1]];
const por = (a: Q, b: Q): Q => (b[0] < 0n ? [-a[0] * b[1], a[1] * -b[0]] : [a[0] * b[1], a[1] * b[0]]);
const passa = (a: Q, b: Q): boolean => a[0] * b[1] > b[0] * a[1];
const aoMenos = (a: Q, b: Q): boolean => !passa(b, a);

function degrau(x: Q, casas: number, modo: string): string {
  const fino = modo === 'quarto_ponto' ? Math.max(casas, 2) : modo === 'meio_ponto' ? Math.max(casas, 1) : casas;
  const passo: Q = modo === 'quarto_ponto' ? [1n, 4n] : modo === 'meio_ponto' ? [1n, 2n] : [1n, 10n ** BigInt(casas)];
  let n = 0n;
  while (aoMenos(x, vez([n + 1n, 1n], passo))) n += 1n;
  const [abaixo, acima] = [menos(x, vez([n, 1n], passo)), menos(vez([n + 1n, 1n], passo), x)];
  const sobe = passa(abaixo, acima) || (!passa(acima, abaixo) && (modo !== 'meio_par' || n % 2n === 1n));
  const [num, den] = vez([modo !== 'truncado' && sobe ? n + 1n : n, 1n], passo);
  return escreverDecimal((num * 10n ** BigInt(fino)) / den, fino);
}
const ordem = { etapa: 0, ano: 1, final: 2 };
const arredonda = (c: Criterio, onde: keyof typeof ordem, x: Q): string =>
  degrau(x, c.casasDecimais, ordem[onde] >= ordem[c.arredondamentoDesde] ? c.arredondamento : 'meio_acima');

const valor = (nota: NotaDada, maximo: string): Q | null => {
  if (nota === null || nota === 'dispensado') return null;
  if (nota === 'ausente') return [0n, 1n];
  return 'valor' in nota ? por(vez(q(nota.valor), [10n, 1n]), q(maximo)) : null;
};
const teto = (c: Criterio, antes: Q, nova: Q): Q => {
  if (!c.recuperacaoLimitada) return nova;
  const limite = passa(antes, q(c.mediaAprovacao)) ? antes : q(c.mediaAprovacao);
  return passa(nova, limite) ? limite : nova;
};
function recupera(c: Criterio, antes: Q, r: Q | null): Q {
  if (r === null || c.recuperacaoPorEtapa === 'nenhuma') return antes;
  const nova = c.recuperacaoPorEtapa === 'media' ? por(mais(antes, r), [2n, 1n]) : r;
  if (passa(nova, antes)) return teto(c, antes, nova);
  return c.recuperacaoPorEtapa === 'media' && c.recuperacaoPodeBaixar ? nova : antes;
}
const melhor = (lista: (Q | null)[]): Q | null => {
  let achada: Q | null = null;
  for (const um of lista) if (um && (!achada || passa(um, achada))) achada = um;
  return achada;
};

function etapaDevagar(c: Criterio, { avaliacoes, origem }: Ano['etapas'][number]): string | null {
  const dadas: { v: Q; peso: Q; maximo: Q }[] = [];
  let fora: Q = [0n, 1n];
  for (const a of avaliacoes.filter((uma) => !uma.recuperacao)) {
    let v = valor(a.nota, a.valorMaximo);
    const semNota = a.nota === 'ausente' || a.nota === 'dispensado';
    const segunda = a.segundaChamada;
    const semPrecisar = a.nota === 'dispensado' && segunda?.nota === 'ausente';
    if (semNota && segunda && segunda.nota !== null && !semPrecisar) v = valor(segunda.nota, segunda.valorMaximo);
    const r = melhor(a.recuperacoes.map((uma) => valor(uma.nota, uma.valorMaximo)));
    const feita = a.recuperacoes.some(({ nota }) => nota !== 'ausente' && nota !== 'dispensado' && nota !== null);
    if (r && c.recuperacaoPorEtapa !== 'nenhuma') {
      if (v) v = passa(r, v) ? teto(c, v, r) : v;
      else if (semNota && feita) v = teto(c, [0n, 1n], r);
    }
    if (v) dadas.push({ v, peso: q(a.peso), maximo: q(a.valorMaximo) });
    else fora = mais(fora, q(a.valorMaximo));
  }
  const daEtapa = avaliacoes.filter((a) => a.recuperacao);
  if (dadas.length === 0) {
    const outras = avaliacoes.filter((a) => !a.recuperacao);
    const sozinha = outras.length > 0 && outras.every(({ nota }) => nota === 'dispensado' || nota === 'ausente');
    return semNotaNossa(c, daEtapa, origem, sozinha);
  }
  let media: Q;
  if (c.calculoDaEtapa === 'pontos') {
    let [pontos, maximos]: [Q, Q] = [
      [0n, 1n],
      [0n, 1n],
    ];
    for (const { v, maximo } of dadas) [pontos, maximos] = [mais(pontos, por(vez(v, maximo), [10n, 1n])), mais(maximos, maximo)];
    const possiveis = menos(q(c.pontosDaEtapa), fora);
    media = por(vez(pontos, [10n, 1n]), passa(possiveis, maximos) ? possiveis : maximos);
  } else {
    if (c.calculoDaEtapa === 'melhores') {
      while (dadas.length > c.melhoresAvaliacoes) {
        let pior = 0;
        dadas.forEach(({ v }, i) => passa(dadas[pior]?.v ?? v, v) && (pior = i));
        dadas.splice(pior, 1);
      }
      for (const d of dadas) d.peso = [1n, 1n];
    }
    let [soma, pesos]: [Q, Q] = [
      [0n, 1n],
      [0n, 1n],
    ];
    for (const { v, peso } of dadas) [soma, pesos] = [mais(soma, vez(v, peso)), mais(pesos, peso)];
    media = por(soma, pesos);
  }
  const r = melhor(daEtapa.map((a) => valor(a.nota, a.valorMaximo)));
  return arredonda(c, 'etapa', c.alcanceDaRecuperacao === 'etapa' ? recupera(c, media, r) : media);
}

function semNotaNossa(c: Criterio, recuperacoes: readonly Marca[], origem: string | null, sozinha: boolean): string | null {
  const contam = c.alcanceDaRecuperacao === 'etapa' && c.recuperacaoPorEtapa !== 'nenhuma';
  const notas = (quais: readonly Marca[]) => melhor(quais.map((uma) => valor(uma.nota, uma.valorMaximo)));
  if (origem !== null) {
    const nova = contam ? recupera(c, q(origem), notas(recuperacoes)) : q(origem);
    return passa(nova, q(origem)) || passa(q(origem), nova) ? arredonda(c, 'etapa', nova) : origem;
  }
  const r = notas(recuperacoes.filter((uma) => uma.nota !== 'ausente'));
  return contam && sozinha && r ? arredonda(c, 'etapa', teto(c, [0n, 1n], r)) : null;
}

type Marca = { nome: string; valorMaximo: string; nota: NotaDada };
export type Avaliacao = Omit<AvaliacaoDada, 'nota' | 'recuperacoes' | 'segundaChamada'> & {
  nota: NotaDada;
  recuperacoes: Marca[];
  segundaChamada?: Marca;
};
export type Ano = {
  etapas: { peso: string; avaliacoes: Avaliacao[]; origem: string | null }[];
  recuperacaoFinal: string | null;
  exame: string | null;
};

function medias(c: Criterio, ano: Ano): (Q | null)[] {
  const lidas = ano.etapas.map((etapa) => etapaDevagar(c, etapa)).map((m) => (m === null ? null : q(m)));
  if (c.alcanceDaRecuperacao === 'etapa' || c.recuperacaoPorEtapa === 'nenhuma') return lidas;
  for (let de = 0; de < lidas.length; de += c.etapasPorRecuperacao) {
    const lugares = lidas.flatMap((m, i) => (m && i >= de && i < de + c.etapasPorRecuperacao ? [i] : []));
    const dadas = ano.etapas.slice(de, de + c.etapasPorRecuperacao).flatMap((e) => e.avaliacoes.filter((a) => a.recuperacao));
    const r = melhor(dadas.map((a) => valor(a.nota, a.valorMaximo)));
    if (r === null || lugares.length === 0) continue;
    let [soma, pesos, menor]: [Q, Q, number] = [[0n, 1n], [0n, 1n], lugares[0] ?? 0];
    for (const i of lugares) {
      const m = lidas[i] ?? [0n, 1n];
      [soma, pesos] = [mais(soma, vez(m, q(ano.etapas[i]?.peso ?? '1'))), mais(pesos, q(ano.etapas[i]?.peso ?? '1'))];
      if (passa(lidas[menor] ?? m, m)) menor = i;
    }
    const antes = c.alcanceDaRecuperacao === 'grupo' ? por(soma, pesos) : (lidas[menor] ?? [0n, 1n]);
    const nova = recupera(c, antes, r);
    if (nova[0] * antes[1] === antes[0] * nova[1]) continue;
    for (const i of c.alcanceDaRecuperacao === 'grupo' ? lugares : [menor]) lidas[i] = nova;
  }
  return lidas;
}

// A formula as a tree, and the same tree as text.
export type No = string | { op: string; de: No[] };
export const escrever = (no: No): string => {
  if (typeof no === 'string') return no;
  return 'minmaxmedia'.includes(no.op) ? `${no.op}(${no.de.map(escrever).join('; ')})` : `(${no.de.map(escrever).join(` ${no.op} `)})`;
};
const operacoes: Record<string, (a: Q, b: Q) => Q> = { '+': mais, '-': menos, '*': vez, '/': por };
function valer(no: No, nomes: Record<string, Q | null>): Q | null {
  if (typeof no === 'string') return /^\d/.test(no) ? q(no.replace(',', '.')) : (nomes[no] ?? null);
  const de = no.de.map((um) => valer(um, nomes));
  const [a, b] = de;
  if ('minmaxmedia'.includes(no.op)) {
    const ha = de.filter((um) => um !== null);
    if (ha.length === 0) return null;
    if (no.op === 'media') return por(ha.reduce(mais), [BigInt(ha.length), 1n]);
    return ha.reduce((x, y) => (passa(y, x) === (no.op === 'max') ? y : x));
  }
  if (!a || !b || (no.op === '/' && b[0] === 0n)) return null;
  return operacoes[no.op]?.(a, b) ?? null;
}
const naEscala = (x: Q | null): Q | null => x && (x[0] < 0n ? [0n, 1n] : passa(x, [10n, 1n]) ? [10n, 1n] : x);

export function anoDevagar(c: Criterio, ano: Ano, daMedia: No | null, doExame: No | null) {
  const lidas = medias(c, ano);
  const ha = lidas.flatMap((m) => (m ? [m] : []));
  const nomes: Record<string, Q | null> = Object.fromEntries(lidas.map((m, i) => [`E${i + 1}`, m]));
  Object.assign(nomes, { Se: ha.length > 0 ? ha.reduce(mais) : null, Et: ha.length > 0 ? [BigInt(ha.length), 1n] : null });
  nomes['Rc'] = ano.recuperacaoFinal === null ? null : q(ano.recuperacaoFinal);
  let [soma, pesos]: [Q, Q] = [
    [0n, 1n],
    [0n, 1n],
  ];
  lidas.forEach(
    (m, i) => m && ([soma, pesos] = [mais(soma, vez(m, q(ano.etapas[i]?.peso ?? '1'))), mais(pesos, q(ano.etapas[i]?.peso ?? '1'))]),
  );
  const exata = daMedia ? naEscala(valer(daMedia, nomes)) : ha.length > 0 ? por(soma, pesos) : null;
  let parcial = exata && arredonda(c, 'ano', exata);
  const antes = parcial;
  const fim = (situacao: string, final: string | null) => ({ antes, parcial, final, situacao });
  if (parcial === null) return fim('cursando', null);
  const aprova = (m: string, minimo: string): boolean => aoMenos(q(m), q(minimo));
  const rc = daMedia && escrever(daMedia).includes('Rc') ? null : ano.recuperacaoFinal;
  if (c.recuperacaoFinal && rc !== null && !aprova(parcial, c.mediaAprovacao) && passa(q(rc), q(parcial)))
    parcial = arredonda(c, 'ano', teto(c, q(parcial), q(rc)));
  if (aprova(parcial, c.mediaAprovacao)) return fim('aprovado', parcial);
  if (!c.usaExameFinal || !aprova(parcial, c.mediaMinimaRecuperacao)) return fim('reprovado_por_nota', parcial);
  if (ano.exame === null) return fim('em_exame', null);
  Object.assign(nomes, { MP: q(parcial), EX: q(ano.exame) });
  const [p, e] = [q(c.pesoMedia), q(c.pesoExame)];
  const comExame = doExame ? naEscala(valer(doExame, nomes)) : por(mais(vez(q(parcial), p), vez(q(ano.exame), e)), mais(p, e));
  if (!comExame) return fim('em_exame', null);
  const final = arredonda(c, 'final', comExame);
  return fim(aprova(final, c.mediaFinal) ? 'aprovado_apos_exame' : 'reprovado_por_nota', final);
}
