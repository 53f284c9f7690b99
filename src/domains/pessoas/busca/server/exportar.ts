import { auditarExportacao } from '#platform/server/auditoria/exportacao.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import type { Pedido, Quem } from '#platform/server/http/quem.ts';
import { type ColunaPlanilha, exportar, type FormatoPlanilha } from '#platform/server/planilhas/planilha.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import type { Idioma } from '#shared/erros.ts';
import { generos } from '#shared/listas/pessoa.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import { tradutor } from '#shared/textos.ts';
import type { ColunaDeOrdem, FiltrosPessoas } from '../filtros.ts';
import type { ItemPessoa } from '#domains/pessoas/respostas.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { consultaDeExportacao, todosOsNomes } from './lista-de-pessoas.ts';

/** More names than this are not given in one answer. */
const nomesMaximo = 50_000;

type Ordem = Pick<Paginacao<ColunaDeOrdem>, 'campoOrdenado' | 'ordenacaoAscendente'>;
type Contexto = { db: Db; quem: Quem; pedido: Pedido };

/** The whole filter as a spreadsheet, streamed, and the record of who took it. */
export async function exportarPessoas(
  { db, quem, pedido }: Contexto,
  filtros: FiltrosPessoas,
  ordem: Ordem,
  formato: FormatoPlanilha,
): Promise<Arquivo> {
  await auditarExportacao({ db, quem, pedido }, { acao: 'pessoas.exportadas', alvoTipo: 'pessoas', depois: { formato, filtros } });
  const { comCpfPara, ...lista } = consultaDeExportacao(quem, filtros);
  async function* lotes(): AsyncGenerator<ItemPessoa[]> {
    for await (const lote of percorrer<ItemPessoa, ColunaDeOrdem>(db, lista, ordem)) yield lote.map(comCpfPara);
  }
  return exportar(tradutor(textosPessoas, pedido.idioma)('nomeDoArquivo'), formato, colunas(pedido.idioma), lotes());
}

/** Id and name of everybody, recorded as an export. */
export async function obterTodas({ db, quem, pedido }: Contexto): Promise<{ itens: { id: number; nome: string }[]; total: number }> {
  const itens = await todosOsNomes(db, quem, nomesMaximo);
  await auditarExportacao(
    { db, quem, pedido },
    { acao: 'pessoas.nomes-exportados', alvoTipo: 'pessoas', depois: { quantidade: itens.length } },
  );
  return { itens, total: itens.length };
}

function colunas(idioma: Idioma): ColunaPlanilha<ItemPessoa>[] {
  const titulo = tradutor(textosPessoas, idioma);
  return [
    { titulo: titulo('codigo'), valor: (p) => p.codigo, tipo: 'numero', largura: 10 },
    { titulo: titulo('nome'), valor: (p) => p.nomeCompleto, largura: 40 },
    { titulo: titulo('cpf'), valor: (p) => (p.cpf?.includes('*') === false ? formatarCpf(p.cpf) : p.cpf), largura: 16 },
    { titulo: titulo('dataNascimento'), valor: (p) => p.dataNascimento, tipo: 'data', largura: 14 },
    { titulo: titulo('genero'), valor: (p) => (p.genero === null ? null : rotuloDe(generos, p.genero, idioma)), largura: 14 },
    { titulo: titulo('celular'), valor: (p) => (p.celular === null ? null : formatarTelefone(p.celular)) },
    { titulo: titulo('email'), valor: (p) => p.email, largura: 32 },
    { titulo: titulo('cidade'), valor: (p) => p.cidade },
    { titulo: titulo('uf'), valor: (p) => p.uf, largura: 6 },
    { titulo: titulo('pais'), valor: (p) => p.pais, largura: 16 },
  ];
}
