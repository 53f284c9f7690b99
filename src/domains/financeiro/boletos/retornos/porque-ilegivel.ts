import { preencher, type Textos } from '#shared/erros.ts';
import { defineTextos } from '#shared/textos.ts';

/** What cannot be read: the layout's name of it, what stood there, and where. */
export type Ilegivel = { campo: string; conteudo: string; colunas?: { de: number; ate: number } };

/** What is wrong with a line as a person sees it in the file: the names of the layout stay inside. */
const porques = defineTextos({
  segmentoU: { br: 'falta o segmento U deste título', en: 'segment U of this title is missing' },
  segmentoT: {
    br: 'falta o segmento T deste título, e o valor pago no segmento U é “{conteudo}”',
    en: 'segment T of this title is missing, and the amount paid in segment U is “{conteudo}”',
  },
  tipoDeRegistro: {
    br: 'a coluna 1 traz “{conteudo}”, um tipo de registro que este banco não usa',
    en: 'column 1 has “{conteudo}”, a kind of record that this bank does not use',
  },
  colunas: { br: 'as colunas {de} a {ate} trazem “{conteudo}”', en: 'columns {de} to {ate} have “{conteudo}”' },
  semColunas: { br: 'uma parte dela traz “{conteudo}”', en: 'a part of it has “{conteudo}”' },
});

/** The reason why a line cannot be read, in words. Lines of old tell no columns. */
export function porqueIlegivel({ campo, conteudo, colunas }: Ilegivel): Textos {
  const { [campo]: doSegmento = colunas ? porques.colunas : porques.semColunas }: Record<string, Textos> = porques;
  const params = { conteudo, ...colunas };
  return { br: preencher(doSegmento.br, params), en: preencher(doSegmento.en, params) };
}
