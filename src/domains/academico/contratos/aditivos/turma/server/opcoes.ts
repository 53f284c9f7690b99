import type { DataCivil } from '#shared/datas.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#platform/server/database/kysely.ts';
import { errosComuns } from '#shared/erros.ts';
import type { opcoesDaTurmaSaida } from '#domains/academico/contratos/aditivos/respostas.ts';
import { comDescontosVigentes } from '#domains/academico/contratos/aditivos/server/planejar.ts';
import { contratosDaTurma } from '#domains/academico/contratos/server/contratos-da-turma.ts';
import { carregarParaAditivo } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { lerConfiguracao } from '#domains/academico/contratos/server/configuracao.ts';
import { descontosDoCadastro } from '#domains/academico/contratos/aditivos/server/descontos-do-cadastro.ts';

type OpcoesDaTurma = z.output<typeof opcoesDaTurmaSaida>;

/** What the contracts of a class have in common. @throws NAO_ENCONTRADO */
export async function opcoesDaTurma(db: Db, turmaId: number, hoje: DataCivil): Promise<OpcoesDaTurma> {
  const { rows } = await sql<OpcoesDaTurma['turma']>`select id, nome, ano from v_turma where id = ${turmaId}`.execute(db);
  const [turma] = rows;
  if (!turma) throw errosComuns.NAO_ENCONTRADO();
  const ids = await contratosDaTurma(db, turmaId);
  const ativos = [...(await carregarParaAditivo(db, ids)).values()].filter((c) => c.situacao === 'ativo');
  const precos = new Map<string, OpcoesDaTurma['precos'][number]>();
  const descontos = new Map<string, number>();
  for (const carregado of ativos) {
    for (const { descricao, parcelas } of carregado.contrato.precos) {
      const visto = precos.get(descricao);
      precos.set(descricao, { descricao, parcelas: Math.max(parcelas, visto?.parcelas ?? 1), contratos: (visto?.contratos ?? 0) + 1 });
    }
    for (const nome of new Set(comDescontosVigentes(carregado).descontos.map((d) => d.descricao)))
      descontos.set(nome, (descontos.get(nome) ?? 0) + 1);
  }
  const proximas = ativos.flatMap(
    (c) => c.titulos.find((t) => t.precoIndice === 0 && t.situacao === 'aberto' && t.vencimento >= hoje)?.parcela ?? [],
  );
  return {
    turma,
    contratos: ids.length,
    ativos: ativos.length,
    precos: [...precos.values()].sort((a, b) => b.contratos - a.contratos || a.descricao.localeCompare(b.descricao)),
    descontosVigentes: [...descontos].map(([descricao, contratos]) => ({ descricao, contratos })).sort((a, b) => b.contratos - a.contratos),
    descontos: await descontosDoCadastro(db),
    proximaParcela: proximas.length > 0 ? Math.min(...proximas) : 1,
    exigeAssinatura: (await lerConfiguracao(db)).exigeAssinatura,
  };
}
