import type { Bloco, ConteudoDoPapel } from './esquema.ts';
import { marcasDe, type Trecho } from './trechos.ts';

/** What of a paper its words do not say. */
export const aspectos = ['letra', 'alinhamento', 'quebras', 'colunas', 'cabecalhos', 'timbre'] as const;
export type Aspecto = (typeof aspectos)[number];
type Visto = Record<Aspecto, unknown[]>;

/** By which looks two papers of the same words differ. */
export function aspectosMudados(antes: ConteudoDoPapel, depois: ConteudoDoPapel): Aspecto[] {
  const [um, outro] = [vistoDe(antes), vistoDe(depois)];
  return aspectos.filter((qual) => JSON.stringify(um[qual]) !== JSON.stringify(outro[qual]));
}

function vistoDe({ pagina, cabecalho, rodape, blocos }: ConteudoDoPapel): Visto {
  const visto: Visto = { letra: [], alinhamento: [], quebras: [], colunas: [], cabecalhos: [], timbre: [pagina.timbre] };
  for (const parte of [cabecalho, blocos, rodape]) verBlocos(parte, visto);
  return visto;
}

function verBlocos(blocos: readonly Bloco[], visto: Visto): void {
  for (const bloco of blocos) {
    if ('alinhamento' in bloco) visto.alinhamento.push(bloco.alinhamento);
    if ('trechos' in bloco) verTrechos(bloco.trechos, visto);
    if (bloco.tipo === 'lista') for (const { trechos } of bloco.itens) verTrechos(trechos, visto);
    if ('blocos' in bloco) verBlocos(bloco.blocos, visto);
    if (bloco.tipo !== 'tabela') continue;
    visto.colunas.push(bloco.colunas);
    for (const { cabecalho, celulas } of bloco.linhas) {
      visto.cabecalhos.push(cabecalho);
      for (const { alinhamento, trechos } of celulas) {
        visto.alinhamento.push(alinhamento);
        verTrechos(trechos, visto);
      }
    }
  }
}

/** Sign by sign: a text cut into other pieces looks the same. */
function verTrechos(trechos: readonly Trecho[], visto: Visto): void {
  for (const trecho of trechos) {
    const sinais = trecho.tipo === 'texto' ? trecho.texto.length : 1;
    visto.quebras.push(...Array.from({ length: sinais }, () => trecho.tipo === 'quebra'));
    const marcas = JSON.stringify(trecho.tipo === 'quebra' ? {} : marcasDe(trecho));
    visto.letra.push(...Array.from({ length: sinais }, () => marcas));
  }
}
