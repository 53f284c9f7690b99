import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { EnderecoDoPapel } from '#shared/papel/escritas.ts';
import type { ContratoCarregado } from '#domains/academico/contratos/server/carregar.ts';
import type { DadosDoContrato } from '../fatos.ts';

type Qualificada = {
  id: number;
  cpf: string | null;
  dataNascimento: DataCivil | null;
  nacionalidade: string | null;
  endereco: EnderecoDoPapel | null;
};

/** What a paper says of people besides what the contract does: one statement for any number. */
async function lerPessoas(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Qualificada>> {
  const { rows } =
    await sql<Qualificada>`select p.id, p.cpf, p.data_nascimento as "dataNascimento", p.nacionalidade, case when e.pessoa_id is null then null else
      json_build_object('cep', e.cep, 'logradouro', e.logradouro, 'numero', e.numero, 'complemento', e.complemento, 'bairro', e.bairro, 'cidade', e.cidade, 'uf', e.uf) end as endereco
    from v_pessoa_identificacao p left join v_pessoa_endereco_principal e on e.pessoa_id = p.id where p.id = any(${[...new Set(ids)]}::bigint[])`.execute(
      db,
    );
  return new Map(rows.map((linha) => [linha.id, linha]));
}

/** The student and the guardians of contracts, as their papers name them. */
export async function qualificar(
  db: Db | Tx,
  contratos: readonly Pick<ContratoCarregado, 'matricula' | 'responsaveis'>[],
): Promise<(contrato: Pick<ContratoCarregado, 'matricula' | 'responsaveis'>) => Pick<DadosDoContrato, 'aluno' | 'responsaveis'>> {
  const pessoas = await lerPessoas(
    db,
    contratos.flatMap(({ matricula, responsaveis }) => [matricula.alunoId, ...responsaveis.map(({ pessoaId }) => pessoaId)]),
  );
  return ({ matricula: { alunoId, alunoNome }, responsaveis }) => {
    const { cpf = null, dataNascimento = null } = pessoas.get(alunoId) ?? {};
    return {
      aluno: { nome: alunoNome, cpf, dataNascimento },
      responsaveis: responsaveis.map((parte) => {
        const { nacionalidade = null, endereco = null } = pessoas.get(parte.pessoaId) ?? {};
        return { ...parte, nacionalidade, endereco };
      }),
    };
  };
}
