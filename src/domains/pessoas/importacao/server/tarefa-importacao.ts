import type { Ato } from '#platform/server/ato.ts';
import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import { sql } from 'kysely';
import { type Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { ItemDeTarefa } from '#platform/server/jobs.ts';
import { type ParametrosErro } from '#shared/erros.ts';
import { importacaoApi } from '../api.ts';
import { erros } from '#domains/pessoas/erros.ts';
import type { DadosPessoa } from '#domains/pessoas/esquemas.ts';
import { type LinhaImportada, montarLinha, type Parente } from '../importacao.ts';
import { problemasDe } from './conferir-importacao.ts';
import { acrescentarContatos, desfazerContatos, resultadoDosVinculos, type Vinculo } from './contatos-da-importacao.ts';
import { criarPessoa, excluirPessoa } from '#domains/pessoas/registro/server/door.ts';
import { verDuplicidades } from '#domains/pessoas/busca/server/door.ts';
import { escopoDePessoas } from '#domains/pessoas/server/escopo.ts';
import { type Importacao, importacaoDaTarefa, TAREFA_DESFAZER, TAREFA_IMPORTACAO } from './importacoes.ts';
import {
  chaveDoParente,
  conhecidasPorCpf,
  divergenciasDe,
  type NomesPorCpf,
  nomesPorCpf,
  podeEditarPessoas,
  precisaDeCadastro,
} from './responsaveis-importados.ts';

type Dados = Record<string, unknown>;
/** Whom an import registered, with the version that it left; without one, who was known already and got contacts. */
type Feita = { pessoaId: number; versao: number | null };

/**
 * The jobs of an import. Each line is a transaction of its own with its result: a line that is refused leaves nothing half-saved and holds
 * back no other.
 */
export function definirTarefasDeImportacao(servicos: Servicos): void {
  const { db, tarefas } = servicos;
  const pedidoPor = importacaoApi.executarImportacao;
  tarefas.definir(TAREFA_IMPORTACAO, async (execucao) => {
    const importacao = await importacaoDaTarefa(db, execucao.tarefaId);
    const linhas = importacao.linhas.map(({ numero, celulas }) => ({ numero, montada: montarLinha(celulas, importacao.mapeamento ?? {}) }));
    const daPlanilha = nomesPorCpf(linhas);
    await emLotes(servicos, execucao, {
      pedidoPor,
      itens: linhas,
      alvoDe: ({ numero }) => numero,
      tamanho: 1,
      executar: (ato, parte) =>
        Promise.all(parte.map(async (linha) => ({ alvoId: linha.numero, ...(await importarLinha(ato, importacao, linha, daPlanilha)) }))),
    });
  });
  tarefas.definir(TAREFA_DESFAZER, async (execucao) => {
    const { id } = await importacaoDaTarefa(db, execucao.tarefaId);
    // Students before the guardians they point at.
    const { rows } = await sql<Feita>`select p.pessoa_id as "pessoaId",
        p.versao + (select count(distinct c.versao)::int from importacoes_contatos c where c.importacao_id = p.importacao_id and c.pessoa_id = p.pessoa_id) as versao
      from importacoes_pessoas p where p.importacao_id = ${id} order by p.id desc`.execute(db);
    const { rows: conhecidas } = await sql<Feita>`select distinct c.pessoa_id as "pessoaId", null::int as versao from importacoes_contatos c
      where c.importacao_id = ${id} and c.pessoa_id <> all(${rows.map(({ pessoaId }) => pessoaId)}::bigint[])`.execute(db);
    await emLotes(servicos, execucao, {
      pedidoPor,
      itens: [...rows, ...conhecidas],
      alvoDe: ({ pessoaId }) => pessoaId,
      tamanho: 1,
      executar: (ato, parte) =>
        Promise.all(
          parte.map(async ({ pessoaId, versao }) => ({
            alvoId: pessoaId,
            ...(versao === null ? await desfazerContatos(ato, id, pessoaId) : await desfazerPessoa(ato, { pessoaId, versao })),
          })),
        ),
    });
  });
}

async function importarLinha(
  ato: Ato,
  importacao: Importacao,
  { numero, montada: linha }: { numero: number; montada: LinhaImportada },
  daPlanilha: NomesPorCpf,
): Promise<Omit<ItemDeTarefa, 'alvoId'>> {
  const { tx, quem } = ato;
  const mapeamento = importacao.mapeamento ?? {};
  const problemas = [linha.aluno, ...linha.parentes.filter(precisaDeCadastro)].flatMap((dados) =>
    problemasDe(dados, importacao, mapeamento, 'br'),
  );
  if (problemas.length > 0) {
    const quais = [...new Set(problemas.map(({ coluna }) => coluna ?? '?'))].join(', ').slice(0, 200);
    throw erros.IMPORTACAO_LINHA_RECUSADA({ colunas: quais });
  }
  const conhecida = await conhecidaComo(ato, linha, importacao.aceitarParecidas);
  if (conhecida) return { situacao: 'ja_estava', ...conhecida };
  const cpfs = linha.parentes.flatMap(({ cpf }) => cpf ?? []);
  const [divergencia] = divergenciasDe(linha, await conhecidasPorCpf(tx, quem, cpfs), daPlanilha);
  if (divergencia && !importacao.vinculos.includes(numero)) throw divergencia.erro;
  const filiations: Dados[] = [];
  const vinculos: Vinculo[] = [];
  for (const parente of linha.parentes) {
    const { id: filiadoPessoaId, vinculo } = precisaDeCadastro(parente)
      ? await cadastrarParente(ato, { importacao, numero, parente })
      : { id: null, vinculo: null };
    if (vinculo) vinculos.push(vinculo);
    filiations.push({ tipo: parente.tipo, nome: parente.nome, filiadoPessoaId });
  }
  const aluno = await criarPessoa(ato, { ...linha.aluno.dados, filiations } as DadosPessoa);
  await anotar(tx, importacao, {
    numero,
    pessoa: aluno,
    nome: `${String(linha.aluno.dados.nome)} ${String(linha.aluno.dados.sobrenome)}`.trim(),
    chave: null,
  });
  return resultadoDosVinculos(vinculos);
}

/** The same CPF, or the same name on the same birth date unless whoever imports accepts that. */
async function conhecidaComo(
  { tx, quem }: Ato,
  { aluno }: LinhaImportada,
  aceitarParecidas: boolean,
): Promise<{ codigo: string; parametros: ParametrosErro } | null> {
  const { nome, sobrenome, cpf, dataNascimento } = aluno.dados as Record<string, string | undefined>;
  const achadas = await verDuplicidades(tx, quem, { nome, sobrenome, cpf, dataNascimento });
  const achada = achadas.find(({ motivo }) => motivo === 'cpf' || (motivo === 'nome-nascimento' && !aceitarParecidas));
  if (!achada) return null;
  return {
    codigo: achada.motivo === 'cpf' ? 'IMPORTACAO_JA_CADASTRADA' : 'IMPORTACAO_PARECIDA',
    parametros: { quem: `${achada.nome} (${achada.codigo})` },
  };
}

/** The guardian of an earlier line, the person with this CPF, or a new one; who is known gets the contacts that the record lacks. */
async function cadastrarParente(
  ato: Ato,
  { importacao, numero, parente }: { importacao: Importacao; numero: number; parente: Parente },
): Promise<{ id: number; vinculo: Vinculo | null }> {
  const { tx, quem } = ato;
  const chave = chaveDoParente(parente);
  const { rows } = await sql<{ id: number; daImportacao: boolean }>`
    select a.id, exists (select 1 from importacoes_pessoas i where i.importacao_id = ${importacao.id} and i.pessoa_id = a.id) as "daImportacao"
    from (select p.id from pessoas p where p.cpf = ${parente.cpf} and ${escopoDePessoas(quem)}
      union all select pessoa_id from importacoes_pessoas where importacao_id = ${importacao.id} and chave = ${chave} limit 1) a`.execute(
    tx,
  );
  const [conhecida] = rows;
  if (conhecida) {
    const podeEditar = conhecida.daImportacao || podeEditarPessoas(quem);
    const vinculo = await acrescentarContatos(ato, { importacao, numero, parente, podeEditar }, conhecida.id);
    // Whom this sheet registered itself is no news, unless another line adds to it.
    return { id: conhecida.id, vinculo: conhecida.daImportacao && !vinculo.acrescentou && !vinculo.ignorou ? null : vinculo };
  }
  const criada = await criarPessoa(ato, parente.dados as DadosPessoa);
  await anotar(tx, importacao, { numero, pessoa: criada, nome: parente.nome, chave });
  return { id: criada.id, vinculo: null };
}

async function anotar(
  tx: Tx,
  { id }: Importacao,
  { numero, pessoa, nome, chave }: { numero: number; pessoa: { id: number; versao: number }; nome: string; chave: string | null },
): Promise<void> {
  await sql`insert into importacoes_pessoas (importacao_id, linha, pessoa_id, versao, nome, chave)
    values (${id}, ${numero}, ${pessoa.id}, ${pessoa.versao}, ${nome.slice(0, 260)}, ${chave})`.execute(tx);
}

/** Deletes one person of an import, if it is as the import left it. @throws IMPORTACAO_PESSOA_ALTERADA, REGISTRO_EM_USO */
async function desfazerPessoa(ato: Ato, { pessoaId, versao }: { pessoaId: number; versao: number }): Promise<Omit<ItemDeTarefa, 'alvoId'>> {
  const { tx } = ato;
  const { rows } = await sql<{ versao: number }>`select versao from pessoas where id = ${pessoaId} for update`.execute(tx);
  if (!rows[0]) return { situacao: 'ja_estava' };
  if (rows[0].versao !== versao) throw erros.IMPORTACAO_PESSOA_ALTERADA();
  await excluirPessoa(ato, pessoaId);
  return { situacao: 'feito' };
}
