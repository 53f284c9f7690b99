import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { LinhasContrato } from '../esquemas.ts';
import { calcularParcelas, totaisDasParcelas } from '#domains/academico/contratos/parcelas.ts';
import { dividirEntrePagadores } from '#domains/academico/contratos/rateio.ts';
import { conferirLinhasDoContrato } from './conferir-linhas.ts';

/** Every installment of unsaved lines, divided among the guardians of the enrollment when one is given. The same rules as activation. */
export async function preverParcelas(db: Db, pedido: LinhasContrato & { matriculaId: number | null }) {
  await conferirLinhasDoContrato(db, pedido.matriculaId, pedido);
  const { rows: pagadores } = await sql<{ pessoaId: number; nome: string; percentual: string }>`
    select pessoa_id as "pessoaId", nome_completo as nome, percentual::text from v_matricula_responsavel
    where matricula_id = ${pedido.matriculaId} and financeiro and percentual is not null order by id`.execute(db);
  const parcelas = calcularParcelas(
    pedido.precos.map((p, indice) => ({ ...p, indice })),
    pedido.descontos,
  );
  const nomes = new Map(pagadores.map((p) => [p.pessoaId, p.nome]));
  return {
    totais: totaisDasParcelas(parcelas),
    parcelas: parcelas.map((parcela) => ({
      ...parcela,
      descricao: pedido.precos[parcela.precoIndice]?.descricao ?? '',
      partes:
        pagadores.length === 0
          ? []
          : dividirEntrePagadores(parcela, pagadores).map((parte) => ({ ...parte, nome: nomes.get(parte.pessoaId) ?? '' })),
    })),
  };
}
