import { lerEscola } from '#platform/server/escola.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { formatarInstante } from '#shared/datas.ts';
import { tradutor } from '#shared/textos.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { textosContagem } from '../texts.ts';
import { obterContagem } from './queries.ts';

/** The sheet that goes to the shelves: products by group with an empty place for what is there, and never what the books say. */
export async function folhaDeContagem({ db, servicos, pedido, fuso }: Contexto, id: number): Promise<Arquivo> {
  const contagem = await obterContagem(db, id, fuso);
  const [t, tc] = [tradutor(textosEstoque, pedido.idioma), tradutor(textosContagem, pedido.idioma)];
  const documento = new DocumentoPdf({
    escola: await lerEscola(servicos.dbRelatorios),
    titulo: tc('folhaTitulo', { deposito: contagem.depositoNome }),
    referencia: tc('folhaNumero', { numero: contagem.id }),
    criadoEm: contagem.em,
    idioma: pedido.idioma,
  });
  documento.paragrafo(tc('folhaAberta', { em: formatarInstante(contagem.em, servicos.config.tzEscola), usuario: contagem.usuarioNome }), {
    tamanho: 9,
  });
  const cabecas = new Map<number, 'grupo'>();
  const linhas: string[][] = [];
  let grupo = '';
  for (const item of contagem.itens) {
    if (item.grupoNome !== grupo) {
      cabecas.set(linhas.length, 'grupo');
      linhas.push([item.grupoNome, '', '', '']);
      grupo = item.grupoNome;
    }
    linhas.push([item.codigo, item.produtoNome, item.unidade, '']);
  }
  await documento.tabelaLonga({
    colunas: [
      { titulo: t('codigo'), peso: 2 },
      { titulo: t('produto'), peso: 6 },
      { titulo: t('unidade'), peso: 1.5 },
      { titulo: tc('contado'), peso: 3 },
    ],
    linhas,
    cabecas,
  });
  documento.paragrafo(tc('folhaAssinatura'), { tamanho: 9 });
  return { nome: `contagem-${contagem.id}.pdf`, tipo: 'application/pdf', corpo: await documento.concluir(), abrir: true };
}
