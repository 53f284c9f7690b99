import { errosFicha } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { feriadosLocais } from '#domains/financeiro/cadastros/server/door.ts';
import { feriadosQueValem } from '#domains/financeiro/titulos/feriados/server/door.ts';
import { type DataCivil, type FeriadosLocais, formatarData } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { conferirVencimentoNoPrazo } from '#domains/financeiro/titulos/emissao/prazos.ts';
import { limiteDe } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { baixasVivas, olharTitulo, type TituloTravado, travarTitulos } from '#domains/financeiro/titulos/server/carregar.ts';
import { conferirSemBoleto } from '#domains/financeiro/titulos/server/com-boleto.ts';
import { situacaoEmFrase } from '#domains/financeiro/titulos/situacoes.ts';
import type { fichaApi } from '../api.ts';
import { type Escolha, isNada, type MudancaDeVencimento, mudancaDeVencimento } from '../mudanca-de-vencimento.ts';
import '#domains/financeiro/titulos/server/restricoes.ts';

type Pedido = { id: number; versao: number; dataVencimento: DataCivil; motivo: string; fica?: Escolha | null | undefined };

/**
 * Gives an open title that nothing was received of another due date, from today on, with a reason; what it was stays for the position of
 * past days. What a late title owes today stays owed; to owe less is a waiver of charges and of the lost discount, which may be taken back:
 * who may not waive is refused. Throws SEM_PERMISSAO, TITULO_NAO_ENCONTRADO, VERSAO_DESATUALIZADA, VENCIMENTO_NAO_MUDA, VENCIMENTO_DE_ACORDO,
 * TITULO_MOVIMENTADO, TITULO_COM_BOLETO, VENCIMENTO_PASSADO, VENCIMENTO_FORA_DO_PRAZO, VENCIMENTO_IGUAL, VENCIMENTO_PEDE_ESCOLHA.
 */
export async function mudarVencimento(ato: Ato, pedido: Pedido): Promise<{ id: number; dataVencimento: string; versao: number }> {
  const { tx, quem, hoje, idioma } = ato;
  const [titulo] = await travarTitulos(tx, [pedido.id]);
  if (!titulo) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  if (pedido.versao !== titulo.versao) throw versaoDesatualizada({ tipo: 'titulo', id: titulo.id }, titulo);
  const { atual, novo, mantido, dispensa, limite } = await julgar(tx, titulo, pedido.dataVencimento, {
    hoje,
    locais: await feriadosQueValem(tx),
  });
  const { numero } = titulo;
  if (!isNada(dispensa) && !pedido.fica) {
    const valores = { atual: formatarReais(atual.totalCentavos), novo: formatarReais(novo.totalCentavos) };
    throw errosFicha.VENCIMENTO_PEDE_ESCOLHA({ numero, ...valores }, { campos: ['fica'] });
  }
  const dispensada = pedido.fica === 'novo' && !isNada(dispensa) ? dispensa : null;
  if (dispensada) conferirPermissao(quem, 'dispensar-encargos:criar', idioma);
  const soma = (p: typeof mantido): number => p.multaCentavos + p.jurosCentavos + p.descontoCentavos;
  const aMais = soma(mantido) - (dispensada ? soma(dispensada) : 0);
  // The bank can be told another day, but not another amount.
  if (aMais !== 0) await conferirSemBoleto(tx, titulo);
  await sql`with historico as (
      insert into titulos_vencimentos (titulo_id, vencimento_anterior, limite_anterior, vencimento_novo, data_mudanca, multa_mantida_centavos, juros_mantidos_centavos,
        desconto_perdido_centavos, motivo, usuario_id, usuario_nome)
      values (${titulo.id}, ${titulo.dataVencimento}, ${limiteDe(titulo)}, ${pedido.dataVencimento}, ${hoje}, ${mantido.multaCentavos}, ${mantido.jurosCentavos},
        ${mantido.descontoCentavos}, ${pedido.motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id),
    dispensa as (
      insert into titulos_dispensas (titulo_id, vencimento_id, data_dispensa, multa_centavos, juros_centavos, desconto_centavos, motivo, usuario_id, usuario_nome)
      select ${titulo.id}::bigint, h.id, ${hoje}::date, ${dispensa.multaCentavos}::bigint, ${dispensa.jurosCentavos}::bigint, ${dispensa.descontoCentavos}::bigint, ${pedido.motivo}, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
      from historico h where ${dispensada !== null})
    update titulos_receber set data_vencimento = ${pedido.dataVencimento}, data_limite = ${limite},
      mantido_centavos = mantido_centavos + ${aMais}, versao = versao + 1, updated_at = clock_timestamp()
    where id = ${titulo.id}`.execute(tx);
  await auditar(ato, {
    acao: 'titulo.vencimento_alterado',
    alvoTipo: 'titulo',
    alvoId: titulo.id,
    motivo: pedido.motivo,
    antes: { dataVencimento: titulo.dataVencimento, devidoCentavos: atual.totalCentavos },
    depois: { dataVencimento: pedido.dataVencimento, devidoCentavos: (dispensada ? novo : atual).totalCentavos },
  });
  if (dispensada)
    await auditar(ato, {
      acao: 'titulo.encargos_dispensados',
      alvoTipo: 'titulo',
      alvoId: titulo.id,
      motivo: pedido.motivo,
      depois: { ...dispensada, dataDispensa: hoje },
    });
  return { id: titulo.id, dataVencimento: pedido.dataVencimento, versao: titulo.versao + 1 };
}

/** What another due date would do, to a title that may have it. Throws what mudarVencimento does of the title and the date. */
export async function preverVencimento(
  db: Db,
  { id, dataVencimento }: { id: number; dataVencimento: DataCivil },
  hoje: DataCivil,
): Promise<RespostaServidor<typeof fichaApi.preverVencimento>> {
  const titulo = await olharTitulo(db, id);
  if (!titulo) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  const { atual, novo, dispensa } = await julgar(db, titulo, dataVencimento, { hoje, locais: await feriadosLocais(db) });
  return { hoje, dataVencimento, atualCentavos: atual.totalCentavos, novoCentavos: novo.totalCentavos, ...dispensa };
}

/** Whether a title may have another due date, and what that does to what it owes. */
async function julgar(
  tx: Db | Tx,
  titulo: TituloTravado,
  dataVencimento: DataCivil,
  { hoje, locais }: { hoje: DataCivil; locais: FeriadosLocais },
): Promise<MudancaDeVencimento> {
  const { numero } = titulo;
  if (titulo.recebidoCentavos + titulo.amortizadoCentavos > 0) throw errosTitulos.TITULO_MOVIMENTADO({ numero });
  if (titulo.situacao !== 'aberto') throw errosFicha.VENCIMENTO_NAO_MUDA({ numero, ...situacaoEmFrase(titulo.situacao) });
  if (titulo.origem === 'acordo') throw errosFicha.VENCIMENTO_DE_ACORDO({ numero });
  if (dataVencimento < hoje) throw errosFicha.VENCIMENTO_PASSADO({ hoje: formatarData(hoje) }, { campos: ['dataVencimento'] });
  conferirVencimentoNoPrazo(dataVencimento, hoje);
  if (dataVencimento === titulo.dataVencimento) throw errosFicha.VENCIMENTO_IGUAL({}, { campos: ['dataVencimento'] });
  await conferirSemBoleto(tx, titulo, sql`not prorrogavel`);
  const vivas = (await baixasVivas(tx, [titulo.id])).get(titulo.id) ?? [];
  return mudancaDeVencimento(titulo, vivas, { hoje, dataVencimento, locais });
}
