import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosComuns } from '#shared/erros.ts';
import { daUnica, julgarCada, type Recusado } from '#shared/julgar-cada.ts';
import { julgarLinhas } from '#domains/academico/contratos/linhas/julgar-linhas.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import { conferirAtivacao, planejarTitulos } from '../planejar.ts';
import { emTransicao, podeTransitar, type SituacaoContrato, transicoesContrato } from '#domains/academico/contratos/situacoes.ts';
import { type ContratoCarregado, carregarContratos, travarContratos, contratoMudou } from '#domains/academico/contratos/server/carregar.ts';
import { apontamentosDoContrato, lerCadastros, matriculaDe } from '#domains/academico/contratos/linhas/server/door.ts';
import { lerConfiguracao } from '#domains/academico/contratos/server/configuracao.ts';
import { conferirEscola, congelarTextos } from '#domains/academico/contratos/papel/server/door.ts';
import { isEncerravel } from '#domains/academico/contratos/server/encerraveis.ts';
import { auditarMudancas, gravarSituacoes, type MudancaDeSituacao } from './mudar-situacao.ts';

type Verbo = 'enviarParaAssinatura' | 'encerrar';
type Alvo = { id: number; versao?: number };

/**
 * Changes the state of contracts where no title moves: sends drafts for signature (their text is frozen from then on) or
 * closes active ones that are done. Each is judged by itself.
 */
export async function mudarCadaUm(
  ato: Ato,
  verbo: Verbo,
  alvos: readonly Alvo[],
  { motivo }: { motivo: string | null },
): Promise<{ mudados: number[]; recusados: Recusado[] }> {
  const { tx } = ato;
  const ids = alvos.map((a) => a.id);
  await travarContratos(tx, ids);
  const achados = new Map((await carregarContratos(tx, ids)).map((c) => [c.id, c]));
  const conferir = verbo === 'encerrar' ? await conferirEncerramento(tx, ids) : await conferirEnvio(tx, [...achados.values()]);
  const { aceitos, recusados } = julgarCada(alvos, ({ id, versao }) => {
    const contrato = achados.get(id);
    if (!contrato) throw errosComuns.NAO_ENCONTRADO();
    if (versao !== undefined && versao !== contrato.versao) throw contratoMudou(contrato);
    const { numero, situacao } = contrato;
    if (!podeTransitar(situacao, verbo))
      throw errosContrato.CONTRATO_TRANSICAO_INVALIDA(emTransicao(numero, situacao, transicoesContrato[verbo].para));
    conferir(contrato);
    return contrato;
  });
  if (aceitos.length > 0) await gravar(ato, aceitos, { para: transicoesContrato[verbo].para, motivo });
  return { mudados: aceitos.map((c) => c.id), recusados };
}

/** The same for the one contract that a person has open; any refusal is thrown. */
export async function mudarUm(
  ato: Ato,
  { verbo, motivo, ...alvo }: Alvo & { verbo: Verbo; motivo: string | null },
): Promise<{ id: number }> {
  const { mudados, recusados } = await mudarCadaUm(ato, verbo, [alvo], { motivo });
  return { id: daUnica(mudados, recusados) };
}

async function conferirEncerramento(tx: Tx, ids: readonly number[]): Promise<(contrato: ContratoCarregado) => void> {
  const prontos = await isEncerravel(tx, ids);
  return ({ id, numero }) => {
    if (!prontos.has(id)) throw errosContrato.CONTRATO_NAO_ENCERRAVEL({ numero });
  };
}

async function conferirEnvio(tx: Tx, contratos: readonly ContratoCarregado[]): Promise<(contrato: ContratoCarregado) => void> {
  const { exigeAssinatura } = await lerConfiguracao(tx);
  const exigirEscola = await conferirEscola(tx);
  const cadastros = await lerCadastros(tx, contratos.map(apontamentosDoContrato));
  return (contrato) => {
    if (!exigeAssinatura) throw errosContrato.ASSINATURA_DESLIGADA();
    // What would stand against the activation is said before the family signs.
    conferirAtivacao(contrato);
    exigirEscola();
    julgarLinhas(contrato, cadastros, matriculaDe(cadastros, { contrato }));
  };
}

async function gravar(
  ato: Ato,
  contratos: readonly ContratoCarregado[],
  { para, motivo }: { para: SituacaoContrato; motivo: string | null },
): Promise<void> {
  const { tx, fuso } = ato;
  const mudancas = contratos.map((c): MudancaDeSituacao => ({ id: c.id, de: c.situacao, para, motivo }));
  await gravarSituacoes(ato, mudancas);
  if (para === 'aguardando_assinatura') {
    const textos = await congelarTextos(
      tx,
      contratos.map((contrato) => ({ contrato, ...planejarTitulos(contrato) })),
      fuso,
    );
    const linhas = contratos.map((c) => ({ id: c.id, texto: textos.get(c.id) }));
    await sql`update contratos c set texto_congelado = l.texto from json_to_recordset(${JSON.stringify(linhas)}::json) as l(id bigint, texto jsonb) where c.id = l.id`.execute(
      tx,
    );
  }
  await auditarMudancas(ato, mudancas);
}
