import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type Escola, lerEscola } from '#platform/server/escola.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { DocumentoPdf, type OpcoesDocumento } from '#platform/server/pdf/documento.ts';
import { dataPorExtenso } from '#shared/palavras/extenso.ts';
import { errosDeclaracao as erros } from '#domains/financeiro/declaracoes/erros.ts';
import type { Conteudo, ConteudoDaQuitacao, ConteudoDoIr, TipoDeDeclaracao } from '#domains/financeiro/declaracoes/tipos.ts';
import { escreverIr } from './pdf-ir.ts';
import { escreverQuitacao } from './pdf-quitacao.ts';

type Guardada = {
  id: number;
  numero: number;
  tipo: TipoDeDeclaracao;
  conteudo: Conteudo;
  dataEmissao: string;
  codigo: string;
  emitidaEm: string;
  substitui: { numero: number; dataEmissao: string } | null;
  substituida: boolean;
};

async function carregar(db: Db, ids: readonly number[]): Promise<Guardada[]> {
  const { rows } =
    await sql<Guardada>`select d.id, d.numero, d.tipo, d.conteudo, d.data_emissao as "dataEmissao", d.codigo_verificacao as codigo, d.created_at as "emitidaEm",
      (select json_build_object('numero', a.numero, 'dataEmissao', a.data_emissao) from declaracoes a where a.id = d.substitui_id) as substitui,
      exists (select 1 from declaracoes s where s.substitui_id = d.id) as substituida
    from declaracoes d where d.id = any(${ids as number[]}) order by d.conteudo -> 'pagador' ->> 'nome', d.id`.execute(db);
  return rows;
}

const titulos = { ir: 'Declaração para imposto de renda', quitacao: 'Declaração de quitação anual de débitos' } as const;

/** Statements as they were issued, each on pages of its own. Always in Portuguese: the paper is for the family. */
export async function declaracoesEmPdf(db: Db, ids: readonly number[]): Promise<Buffer> {
  const guardadas = await carregar(db, ids);
  const [primeira] = guardadas;
  if (!primeira) throw erros.DECLARACAO_NAO_ENCONTRADA();
  const escola = await lerEscola(db);
  const documento = new DocumentoPdf(opcoesDe(primeira, escola));
  for (const [i, guardada] of guardadas.entries()) {
    if (i > 0) await documento.novoDocumento(opcoesDe(guardada, escola));
    escrever(documento, guardada);
  }
  return documento.concluir();
}

/** Who issued it is frozen with it; where the school is found today is not part of what was declared. */
const opcoesDe = ({ tipo, numero, codigo, emitidaEm, substituida, conteudo }: Guardada, escola: Escola): OpcoesDocumento => ({
  escola: { ...escola, nome: conteudo.escola.nome, cnpj: conteudo.escola.cnpj },
  titulo: titulos[tipo],
  referencia: `Nº ${numero} · ${tipo === 'ir' ? 'ano-calendário ' : ''}${conteudo.ano}`,
  codigoVerificacao: codigo,
  criadoEm: emitidaEm,
  ...(substituida ? { marca: 'SUBSTITUÍDA' } : {}),
});

function escrever(documento: DocumentoPdf, { tipo, conteudo, dataEmissao, substitui }: Guardada): void {
  if (tipo === 'ir') escreverIr(documento, conteudo as ConteudoDoIr, substitui);
  else escreverQuitacao(documento, conteudo as ConteudoDaQuitacao, substitui);
  documento.paragrafo([conteudo.escola.cidade, dataPorExtenso(dataEmissao)].filter(Boolean).join(', ') + '.');
  documento.assinatura(conteudo.escola.nome);
}

/** One statement as a PDF that opens in the browser. Throws DECLARACAO_NAO_ENCONTRADA. */
export async function declaracaoEmPdf(db: Db, id: number): Promise<Arquivo> {
  const { rows } = await sql<{
    numero: number;
    tipo: string;
    ano: number;
  }>`select numero, tipo, ano from declaracoes where id = ${id}`.execute(db);
  if (!rows[0]) throw erros.DECLARACAO_NAO_ENCONTRADA();
  const { numero, tipo, ano } = rows[0];
  return { nome: `declaracao-${tipo}-${ano}-${numero}.pdf`, tipo: 'application/pdf', corpo: await declaracoesEmPdf(db, [id]), abrir: true };
}
