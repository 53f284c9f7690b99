import { sql } from 'kysely';
import { errosMudanca as erros } from '#domains/mudanca/erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import { numeroDoAno } from '#platform/server/database/numero-do-ano.ts';
import { isEscolaSemDados, lerEscola } from '#platform/server/escola.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { lugarEData } from '#shared/palavras/extenso.ts';
import type { conferenciaDaMudancaApi } from '../api.ts';
import type { ConteudoDaConferencia } from '../conteudo.ts';
import { conferir, lerTotais } from './conferencia.ts';

type Pedido = EntradaServidor<typeof conferenciaDaMudancaApi.assinar>['body'];

/**
 * Signs the reconciliation as it stands: numbered in the year without a hole, frozen whole, in the name of who is signed in.
 * @throws VERSAO_DESATUALIZADA, OPERACAO_EM_ANDAMENTO (a sheet is being loaded or undone), MUDANCA_SEM_ESCOLA, MUDANCA_SEM_TOTAIS, MUDANCA_DIFERENCA_SEM_EXPLICACAO
 */
export async function assinarConferencia(ato: Ato, { versao, observacao }: Pedido): Promise<{ id: number; numero: string }> {
  const { tx, hoje, quem } = ato;
  // Nothing comes in while it is signed, and what comes in is waited for.
  await sql`select from mudancas_tipos order by tipo for share`.execute(tx);
  const totais = await lerTotais(tx, sql`for update`);
  if (totais.versao !== versao) throw versaoDesatualizada({ tipo: 'mudanca_totais', id: 1 }, { versao: totais.versao });
  const { rows: emCurso } = await sql`select from mudancas_planilhas p join v_tarefa t on t.id in (p.tarefa_id, p.tarefa_desfazer_id)
    where t.situacao in ('na_fila', 'em_andamento') limit 1`.execute(tx);
  if (emCurso[0]) throw errosComuns.OPERACAO_EM_ANDAMENTO();
  const { versao: _, ...escola } = await lerEscola(tx);
  if (isEscolaSemDados(escola)) throw erros.MUDANCA_SEM_ESCOLA();
  const linhas = await conferir(tx, totais.totais);
  if (linhas.every(({ situacao }) => situacao === 'por_conferir')) throw erros.MUDANCA_SEM_TOTAIS();
  const diferencas = linhas.filter(({ situacao }) => situacao === 'diferente').length;
  if (diferencas > 0 && observacao === null) throw erros.MUDANCA_DIFERENCA_SEM_EXPLICACAO({ n: diferencas }, { campos: ['observacao'] });
  const { usuarioId, usuarioNome } = autorDaLinha(quem);
  const conteudo: ConteudoDaConferencia = {
    linhas,
    diferencas,
    observacao,
    assinante: usuarioNome,
    lugarEData: lugarEData(escola.cidade, hoje),
    escola,
  };
  const { rows } = await sql<{ id: number; numero: string }>`with contador as (
      insert into mudancas_conferencias_numeracao as n (ano, ultimo) values (extract(year from ${hoje}::date)::int, 1)
      on conflict (ano) do update set ultimo = n.ultimo + 1 returning ano, ultimo)
    insert into mudancas_conferencias (numero, data_emissao, conteudo, usuario_id, usuario_nome)
    select ${numeroDoAno(sql`ano`, sql`ultimo`)}, ${hoje}::date, ${JSON.stringify(conteudo)}::jsonb, ${usuarioId}::bigint, ${usuarioNome} from contador
    returning id, numero`.execute(tx);
  const [assinada] = rows;
  if (!assinada) throw new Error('the reconciliation was not written');
  await auditar(ato, {
    acao: 'mudanca_conferencia.assinada',
    alvoTipo: 'mudanca_conferencia',
    alvoId: assinada.id,
    depois: { numero: assinada.numero, diferencas, observacao },
  });
  return assinada;
}
