import { sql } from 'kysely';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import { type Matricula, obterMatricula } from '#domains/academico/matriculas/server/obter-matricula.ts';
import { travarMatricula } from '#domains/academico/matriculas/server/travar-matricula.ts';
import { isAtiva } from '#domains/academico/matriculas/situacoes.ts';

type Pedido = { id: number; versao: number; planoAdaptado: boolean; motivo: string };

/** Changes by which rule of the course a student is judged. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, MATRICULA_NAO_ATIVA, PLANO_DE_ALUNO_FECHADO */
export async function mudarPlano(ato: Ato, { id, versao, planoAdaptado, motivo }: Pedido): Promise<Matricula> {
  const { tx, quem } = ato;
  const matricula = await travarMatricula(ato, id);
  const antes = await obterMatricula(tx, quem, id);
  if (matricula.versao !== versao) throw versaoDesatualizada({ tipo: 'matricula', id }, antes);
  if (!isAtiva(matricula.movimento)) throw erros.MATRICULA_NAO_ATIVA({ codigo: matricula.codigo });
  if (antes.planoAdaptado === planoAdaptado) return antes;
  await sql`update matriculas set plano_adaptado = ${planoAdaptado}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  );
  const [plano, outro] = planoAdaptado ? ['adaptado', 'regular'] : ['regular', 'adaptado'];
  await auditar(ato, { acao: 'matricula.plano', alvoTipo: 'matricula', alvoId: id, motivo, antes: { plano: outro }, depois: { plano } });
  return obterMatricula(tx, quem, id);
}
