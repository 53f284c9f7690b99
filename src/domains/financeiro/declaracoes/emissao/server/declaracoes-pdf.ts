import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type Escola, lerEscola } from '#platform/server/escola.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import type { PapelPronto } from '#platform/server/papel/compor.ts';
import { papeisEmPdf } from '#platform/server/papel/em-pdf.ts';
import { modelosNosInstantes } from '#platform/server/papel/modelos.ts';
import { enderecoDeConferencia } from '#platform/server/pdf/conferencia.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { preencher, type Valores } from '#shared/papel/preencher.ts';
import { errosDeclaracao as erros } from '#domains/financeiro/declaracoes/erros.ts';
import type { Conteudo, ConteudoDaQuitacao, ConteudoDoIr, TipoDeDeclaracao } from '#domains/financeiro/declaracoes/tipos.ts';
import { papelDoIr } from '../papel/ir.ts';
import { papelDaQuitacao } from '../papel/quitacao.ts';

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

type Pedido = { ids: readonly number[]; publicUrl: string };

/**
 * Statements as they were issued, each on pages of its own, by the texts that were in force by then. Always in Portuguese: the paper is for the family.
 * @throws DECLARACAO_NAO_ENCONTRADA
 */
export async function declaracoesEmPdf(db: Db, { ids, publicUrl }: Pedido): Promise<Buffer> {
  const guardadas = await carregar(db, ids);
  const [primeira] = guardadas;
  if (!primeira) throw erros.DECLARACAO_NAO_ENCONTRADA();
  const escola = await lerEscola(db);
  const textos = new Map<number, ConteudoDoPapel>();
  for (const tipo of ['ir', 'quitacao'] as const) {
    const delas = guardadas.filter((um) => um.tipo === tipo);
    const conteudos = await modelosNosInstantes(
      db,
      papeis[tipo],
      delas.map(({ emitidaEm }) => emitidaEm),
    );
    for (const [i, { id }] of delas.entries()) textos.set(id, conteudos[i] ?? papeis[tipo].conteudo);
  }
  const prontos = guardadas.map((guardada): PapelPronto => {
    const { id, codigo, substituida } = guardada;
    // Who issued it is frozen with it; where the school is found today is not part of what was declared.
    const { nome, cnpj, cidade } = guardada.conteudo.escola;
    const emissor = { ...escola, nome, cnpj, cidade };
    return {
      papel: preencher(textos.get(id) ?? papeis[guardada.tipo].conteudo, valoresDa(guardada, emissor)).papel,
      escola: emissor,
      selo: { codigo, endereco: enderecoDeConferencia(publicUrl, codigo), emitidoPor: '' },
      marca: substituida ? 'SUBSTITUÍDA' : undefined,
    };
  });
  return papeisEmPdf(db, prontos, { titulo: papeis[primeira.tipo].nome.br, criadoEm: primeira.emitidaEm });
}

const papeis = { ir: papelDoIr, quitacao: papelDaQuitacao };
function valoresDa({ tipo, conteudo, ...guardada }: Guardada, escola: Escola): Valores {
  return tipo === 'ir'
    ? papelDoIr.valores({ ...guardada, escola, conteudo: conteudo as ConteudoDoIr })
    : papelDaQuitacao.valores({ ...guardada, escola, conteudo: conteudo as ConteudoDaQuitacao });
}

/** One statement as a PDF that opens in the browser. Throws DECLARACAO_NAO_ENCONTRADA. */
export async function declaracaoEmPdf(db: Db, { id, publicUrl }: { id: number; publicUrl: string }): Promise<Arquivo> {
  const { rows } = await sql<{
    numero: number;
    tipo: string;
    ano: number;
  }>`select numero, tipo, ano from declaracoes where id = ${id}`.execute(db);
  if (!rows[0]) throw erros.DECLARACAO_NAO_ENCONTRADA();
  const { numero, tipo, ano } = rows[0];
  const corpo = await declaracoesEmPdf(db, { ids: [id], publicUrl });
  return { nome: `declaracao-${tipo}-${ano}-${numero}.pdf`, tipo: 'application/pdf', corpo, abrir: true };
}
