import { diasDoAno } from '#domains/financeiro/declaracoes/ano.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { AlunoDoIr, ConteudoDoIr, MesDoIr, Valores } from '#domains/financeiro/declaracoes/tipos.ts';

type Linha = Valores & { pagadorId: number; alunoId: number | null; alunoNome: string | null; alunoCpf: string | null; mes: number };

const nada: Valores = { dedutivelCentavos: 0, naoDedutivelCentavos: 0, encargosCentavos: 0 };
const somar = (partes: readonly Valores[]): Valores =>
  partes.reduce(
    (a, b) => ({
      dedutivelCentavos: a.dedutivelCentavos + b.dedutivelCentavos,
      naoDedutivelCentavos: a.naoDedutivelCentavos + b.naoDedutivelCentavos,
      encargosCentavos: a.encargosCentavos + b.encargosCentavos,
    }),
    nada,
  );

/** What each payer paid in a calendar year, by student and month, as a statement of today would say it. Those who paid nothing have no students. Three statements. */
export async function carregarIr(
  db: Db | Tx,
  ano: number,
  pagadorIds: readonly number[],
  hoje: DataCivil,
): Promise<Map<number, ConteudoDoIr>> {
  const { de, ate } = diasDoAno(ano);
  const escola = await lerEscola(db);
  const { rows: pagadores } = await sql<{ id: number; nome: string; cpf: string | null }>`
    select id, nome_completo as nome, cpf from v_pessoa_resumo where id = any(${pagadorIds as number[]}) order by id`.execute(db);
  const { rows } = await sql<Linha>`
    select n.*, a.nome_completo as "alunoNome", a.cpf as "alunoCpf" from (
      select pagador_id as "pagadorId", aluno_id as "alunoId", extract(month from data_baixa)::int as mes,
        coalesce(sum(valor_centavos) filter (where natureza = 'dedutivel'), 0)::bigint as "dedutivelCentavos",
        coalesce(sum(valor_centavos) filter (where natureza = 'nao_dedutivel'), 0)::bigint as "naoDedutivelCentavos",
        coalesce(sum(valor_centavos) filter (where natureza = 'encargos'), 0)::bigint as "encargosCentavos"
      from v_recebimento_natureza where data_baixa between ${de}::date and ${ate}::date and pagador_id = any(${pagadorIds as number[]})
      group by pagador_id, aluno_id, 3) n
    left join v_pessoa_resumo a on a.id = n."alunoId" order by a.nome_completo nulls last, n."alunoId", n.mes`.execute(db);
  const porPagador = Map.groupBy(rows, (linha) => linha.pagadorId);
  return new Map(
    pagadores.map(({ id, nome, cpf }) => {
      const alunos = alunosDe(porPagador.get(id) ?? []);
      const { nome: nomeDaEscola, cnpj, cidade } = escola;
      return [
        id,
        {
          escola: { nome: nomeDaEscola, cnpj, cidade },
          ano,
          ate: hoje < ate ? hoje : null,
          pagador: { nome, cpf },
          alunos,
          totais: somar(alunos),
        },
      ];
    }),
  );
}

function alunosDe(linhas: readonly Linha[]): AlunoDoIr[] {
  return [...Map.groupBy(linhas, (linha) => linha.alunoId)].map(([alunoId, doAluno]) => {
    const meses = doAluno.map(
      ({ mes, dedutivelCentavos, naoDedutivelCentavos, encargosCentavos }): MesDoIr => ({
        mes,
        dedutivelCentavos,
        naoDedutivelCentavos,
        encargosCentavos,
      }),
    );
    return { alunoId, nome: doAluno[0]?.alunoNome ?? null, cpf: doAluno[0]?.alunoCpf ?? null, meses, ...somar(meses) };
  });
}
