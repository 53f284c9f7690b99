import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import type { regrasDePrivacidadeApi as api } from '../api.ts';
import { errosPrivacidade as erros } from '../erros.ts';

type Regras = RespostaServidor<typeof api.obterRegras>;
type Guarda = Regras['guardas'][number];
type Configuracao = Regras['configuracao'];

registrarRestricoes({ guardas_legais_escolar_check: () => erros.GUARDA_ESCOLAR_PERMANENTE() });

const daGuarda = sql<Guarda>`id, chave as guarda, anos, fonte, versao`;
const daConfiguracao = sql<Configuracao>`encarregado_nome as "encarregadoNome", encarregado_email as "encarregadoEmail",
  dias_uteis_incidente as "diasUteisIncidente", dias_resposta as "diasResposta", versao`;

/** All rules of the room. */
export async function lerRegras(db: Db | Tx): Promise<Regras> {
  const guardas = await sql<Guarda>`select ${daGuarda} from guardas_legais order by id`.execute(db);
  const configuracao = await sql<Configuracao>`select ${daConfiguracao} from privacidade_configuracao`.execute(db);
  if (!configuracao.rows[0]) throw new Error('the migration makes the one row');
  return { guardas: guardas.rows, configuracao: configuracao.rows[0] };
}

/** Changes a legal reason over the version that was seen. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, GUARDA_ESCOLAR_PERMANENTE */
export async function editarGuarda(ato: Ato, pedido: EntradaServidor<typeof api.editarGuarda>['body']): Promise<Guarda> {
  const { id, versao, anos, fonte } = pedido;
  const { rows: antes } = await sql<Guarda>`select ${daGuarda} from guardas_legais where id = ${id} for update`.execute(ato.tx);
  const [atual] = antes;
  if (!atual) throw errosComuns.NAO_ENCONTRADO();
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: 'guarda_legal', id }, atual);
  const { rows } =
    await sql<Guarda>`update guardas_legais set anos = ${anos}, fonte = ${fonte}, versao = versao + 1, updated_at = clock_timestamp()
    where id = ${id} returning ${daGuarda}`.execute(ato.tx);
  await auditar(ato, {
    acao: 'guarda_legal.editada',
    alvoTipo: 'guarda_legal',
    alvoId: id,
    antes: { anos: atual.anos, fonte: atual.fonte },
    depois: { anos, fonte },
  });
  return rows[0] ?? atual;
}

/** Changes who answers and the days, over the version that was seen. @throws VERSAO_DESATUALIZADA */
export async function editarConfiguracao(
  ato: Ato,
  { versao, ...corpo }: EntradaServidor<typeof api.editarConfiguracao>['body'],
): Promise<Configuracao> {
  const { rows } = await sql<Configuracao>`update privacidade_configuracao set encarregado_nome = ${corpo.encarregadoNome},
      encarregado_email = ${corpo.encarregadoEmail}, dias_uteis_incidente = ${corpo.diasUteisIncidente}, dias_resposta = ${corpo.diasResposta},
      versao = versao + 1, updated_at = clock_timestamp() where versao = ${versao} returning ${daConfiguracao}`.execute(ato.tx);
  const [salva] = rows;
  if (!salva) throw versaoDesatualizada({ tipo: 'privacidade', id: 1 }, (await lerRegras(ato.tx)).configuracao);
  await auditar(ato, { acao: 'privacidade.configurada', alvoTipo: 'privacidade', alvoId: 1, depois: { ...corpo } });
  return salva;
}
