import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, auditarVarios, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { errosConvenio as erros } from '../erros.ts';
import type { participacoesApi as api } from '../api.ts';
import { temDescontoEmContrato } from './ajustar-desconto.ts';
import '#domains/academico/convenios/server/restricoes.ts';

type Gravado = { id: number; versao: number };
type Um = EntradaServidor<typeof api.incluirPessoa>['body'] & { convenioId: number };
type Alunos = EntradaServidor<typeof api.incluirAlunos>['body'] & { convenioId: number };
type Saida = EntradaServidor<typeof api.registrarSaida>['body'] & { id: number };
type Entrada = { pessoaId: number; titularId: number | null };

/** Locks an agreement: its validity and who is in it are changed one after the other. @throws NAO_ENCONTRADO */
export async function travarConvenio(tx: Tx, id: number): Promise<{ descontoId: number | null }> {
  const { rows } = await sql<{
    descontoId: number | null;
  }>`select desconto_id as "descontoId" from convenios where id = ${id} for update`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

async function gravar(ato: Ato<Autor>, convenioId: number, entrada: DataCivil, pessoas: readonly Entrada[]): Promise<Gravado[]> {
  // Who left with the holder has that day as their own from here on: the holder's may move again, the days of who came back do not.
  await sql`update convenios_pessoas p set saida = x.saida, versao = p.versao + 1 from v_convenio_pessoa x
    where x.id = p.id and p.convenio_id = ${convenioId} and p.pessoa_id = any(${pessoas.map(({ pessoaId }) => pessoaId)}::bigint[])
      and p.saida is distinct from x.saida and x.saida < ${entrada}`.execute(ato.tx);
  const linhas = JSON.stringify(pessoas.map(({ pessoaId, titularId }) => ({ pessoa: pessoaId, titular: titularId })));
  const { rows } = await sql<Gravado & { pessoaId: number }>`insert into convenios_pessoas (convenio_id, pessoa_id, titular_id, entrada)
    select ${convenioId}, l.pessoa, l.titular, ${entrada} from json_to_recordset(${linhas}::json) as l(pessoa bigint, titular bigint)
    returning id, versao, pessoa_id as "pessoaId"`.execute(ato.tx);
  await auditarVarios(
    ato,
    rows.map(({ pessoaId }) => ({
      acao: 'convenio.pessoa_incluida',
      alvoTipo: 'convenio',
      alvoId: convenioId,
      depois: { pessoaId, entrada },
    })),
  );
  return rows.map(({ id, versao }) => ({ id, versao }));
}

/** Somebody enters an agreement, alone or as the dependant of a titular. @throws NAO_ENCONTRADO, CONVENIO_TITULAR_FORA, CONVENIO_PESSOA_REPETIDA, CONVENIO_FORA_DA_VIGENCIA */
export async function incluirPessoa(ato: Ato<Autor>, { convenioId, entrada, ...pessoa }: Um): Promise<Gravado> {
  await travarConvenio(ato.tx, convenioId);
  if (pessoa.titularId !== null) await conferirTitular(ato.tx, { convenioId, entrada, titularId: pessoa.titularId });
  const [gravado] = await gravar(ato, convenioId, entrada, [pessoa]);
  if (!gravado) throw errosComuns.ERRO_INTERNO();
  return gravado;
}

/** Nobody is the dependant of who is not in on that day. @throws CONVENIO_TITULAR_FORA */
async function conferirTitular(
  tx: Tx,
  { convenioId, entrada, titularId }: { convenioId: number; entrada: DataCivil; titularId: number },
): Promise<void> {
  const { rows } = await sql`select 1 from v_convenio_pessoa where convenio_id = ${convenioId} and pessoa_id = ${titularId}
    and ${entrada} between entrada and ate limit 1`.execute(tx);
  if (rows.length === 0) throw erros.CONVENIO_TITULAR_FORA({}, { campos: ['titularId'] });
}

/** Every student of a year, or of a course, who is not in yet on that day or later. @throws NAO_ENCONTRADO, CONVENIO_SEM_ALUNOS, CONVENIO_FORA_DA_VIGENCIA */
export async function incluirAlunos(
  ato: Ato<Autor>,
  { convenioId, anoLetivoId, cursoId, entrada }: Alunos,
): Promise<{ incluidos: number }> {
  await travarConvenio(ato.tx, convenioId);
  const { rows } = await sql<{ pessoaId: number }>`select distinct m.aluno_id as "pessoaId" from v_matricula_resumo m
    where m.ativa and m.ano_letivo_id = ${anoLetivoId} and (${cursoId}::bigint is null or m.curso_id = ${cursoId})
      and not exists (select from v_convenio_pessoa x where x.convenio_id = ${convenioId} and x.pessoa_id = m.aluno_id
        and (x.saida is null or x.saida >= ${entrada})) order by 1`.execute(ato.tx);
  if (rows.length === 0) throw erros.CONVENIO_SEM_ALUNOS({}, { campos: ['cursoId'] });
  const pessoas = rows.map(({ pessoaId }) => ({ pessoaId, titularId: null }));
  return { incluidos: (await gravar(ato, convenioId, entrada, pessoas)).length };
}

/** An entry as it was seen, locked with its agreement: who is in is changed one after the other. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA */
async function travarInclusao(tx: Tx, { id, versao }: Gravado) {
  await sql`select 1 from convenios where id = (select convenio_id from convenios_pessoas where id = ${id}) for update`.execute(tx);
  const { rows } = await sql<{ convenioId: number; pessoaId: number; entrada: string; saida: string | null; versao: number }>`select
      convenio_id as "convenioId", pessoa_id as "pessoaId", entrada, saida, versao from convenios_pessoas where id = ${id} for update`.execute(
    tx,
  );
  const [atual] = rows;
  if (!atual) throw errosComuns.NAO_ENCONTRADO();
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: 'convenio', id: atual.convenioId }, { id, ...atual });
  return atual;
}

/** An entry that was made by mistake goes as if it had not been, but for its trace. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, CONVENIO_PESSOA_COM_DESCONTO, CONVENIO_TITULAR_COM_DEPENDENTES */
export async function excluirInclusao(ato: Ato<Autor>, { id, versao }: Gravado): Promise<void> {
  const { convenioId, pessoaId, entrada, saida } = await travarInclusao(ato.tx, { id, versao });
  if (await temDescontoEmContrato(ato.tx, id)) throw erros.CONVENIO_PESSOA_COM_DESCONTO();
  const { rows: dependentes } = await sql<{
    nome: string;
  }>`select p.nome_completo as nome from convenios_pessoas d join v_pessoa_resumo p on p.id = d.pessoa_id
    where d.convenio_id = ${convenioId} and d.titular_id = ${pessoaId} and d.entrada >= ${entrada} and (${saida}::date is null or d.entrada <= ${saida})
    order by p.nome_busca, d.id`.execute(ato.tx);
  if (dependentes.length > 0) throw erros.CONVENIO_TITULAR_COM_DEPENDENTES({ nomes: dependentes.map(({ nome }) => nome).join(', ') });
  // What it had put on contracts and is gone from there.
  await sql`delete from convenios_descontos where participacao_id = ${id}`.execute(ato.tx);
  await sql`delete from convenios_pessoas where id = ${id}`.execute(ato.tx);
  await auditar(ato, {
    acao: 'convenio.inclusao_excluida',
    alvoTipo: 'convenio',
    alvoId: convenioId,
    antes: { pessoaId, entrada, saida },
  });
}

/** The last day of somebody in an agreement, and of their dependants; a later one may be set again. @throws NAO_ENCONTRADO, CONVENIO_FORA_DA_VIGENCIA, CONVENIO_SAIDA_DEPOIS_DO_TITULAR, CONVENIO_PESSOA_REPETIDA */
export async function registrarSaida(ato: Ato<Autor>, { id, versao, saida }: Saida): Promise<Gravado> {
  const atual = await travarInclusao(ato.tx, { id, versao });
  const { convenioId, pessoaId } = atual;
  if (saida < atual.entrada) throw erros.CONVENIO_FORA_DA_VIGENCIA({}, { campos: ['saida'] });
  await sql`update convenios_pessoas set saida = ${saida}, versao = versao + 1 where id = ${id}`.execute(ato.tx);
  const { rows } = await sql<{ ate: DataCivil | null }>`select saida as ate from v_convenio_pessoa where id = ${id}`.execute(ato.tx);
  const ate = rows[0]?.ate ?? saida;
  if (ate < saida) throw erros.CONVENIO_SAIDA_DEPOIS_DO_TITULAR({ data: formatarData(ate) }, { campos: ['saida'] });
  await auditar(ato, {
    acao: 'convenio.saida_registrada',
    alvoTipo: 'convenio',
    alvoId: convenioId,
    antes: { pessoaId, saida: atual.saida },
    depois: { pessoaId, saida },
  });
  return { id, versao: versao + 1 };
}
