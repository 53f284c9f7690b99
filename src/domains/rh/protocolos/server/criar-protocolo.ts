import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { mesmoValor } from '#domains/pessoas/endereco-alteravel.ts';
import { alterarCamposDaPessoa, lerCamposDaPessoa, type ValoresAlteraveis } from '#domains/pessoas/registro/server/door.ts';
import type { protocolosApi } from '../api.ts';
import { gravarProtocolo } from './gravar-protocolo.ts';
import { conferirPessoaVisivel, obterProtocolo, type ProtocoloCompleto } from './queries.ts';
import { recusaDeCampos } from '#domains/rh/server/recusas.ts';

type Corpo = EntradaServidor<typeof protocolosApi.criarProtocolo>['body'];
type Valores = Readonly<Record<string, ValoresAlteraveis[keyof ValoresAlteraveis]>>;

/**
 * Asks for a change of registration. The proposal is tried on the real registration and undone: what could not be applied
 * is refused now, and the stored value is already the clean one.
 * @throws SEM_PERMISSAO, CAMPOS_DO_PROTOCOLO, DADOS_INVALIDOS, CPF_DUPLICADO and the other refusals of pessoas, at `campos.N.valorProposto`.
 */
export async function criarProtocolo(
  ato: ContextoEscrita,
  dados: EntradaServidor<typeof protocolosApi.criarProtocolo>['body'],
): Promise<ProtocoloCompleto> {
  conferirPessoaVisivel({ quem: ato.quem, pedido: ato.pedido }, dados.pessoaId);
  const nomes = dados.campos.map(({ campo }) => campo);
  const atuais: Valores = await lerCamposDaPessoa(ato.tx, ato.quem, dados.pessoaId, nomes).catch((erro: unknown) => {
    throw erro instanceof ErroNegocio && erro.status === 404 ? comCampos(erro, [{ path: 'pessoaId' }]) : erro;
  });
  const propostos = await experimentar(ato, dados);
  const iguais = nomes.flatMap((campo, indice) =>
    mesmoValor(atuais[campo] ?? null, propostos[campo] ?? null)
      ? [{ path: `campos.${indice}.valorProposto`, codigo: 'CAMPO_SEM_MUDANCA' as const }]
      : [],
  );
  if (iguais.length > 0) throw recusaDeCampos(iguais);
  const id = await gravarProtocolo(ato, {
    pessoaId: dados.pessoaId,
    motivo: dados.motivo,
    solicitante: { usuarioId: ato.quem.usuarioId },
    valeDesde: null,
    campos: nomes.map((campo) => ({ campo, atual: atuais[campo] ?? null, proposto: propostos[campo] ?? null })),
  });
  return obterProtocolo(ato.tx, ato.quem, id);
}

/** The values as the registration would keep them. The change itself is undone, whatever happens. */
async function experimentar(ato: Ato, { pessoaId, campos }: Corpo): Promise<Valores> {
  const { tx, quem } = ato;
  const nomes = campos.map(({ campo }) => campo);
  // What the values are, pessoas judges: a wrong one is refused there by its name.
  const valores = Object.fromEntries(campos.map(({ campo, valorProposto }) => [campo, valorProposto])) as ValoresAlteraveis;
  await sql`savepoint proposta`.execute(tx);
  try {
    await alterarCamposDaPessoa(ato, pessoaId, valores, null);
    return await lerCamposDaPessoa(tx, quem, pessoaId, nomes);
  } catch (erro) {
    throw noLugar(erro, nomes);
  } finally {
    await sql`rollback to savepoint proposta`.execute(tx);
  }
}

/** A refusal of pessoas points at its own member; here it points at the row of the request. */
function noLugar(erro: unknown, nomes: readonly string[]): unknown {
  if (!(erro instanceof ErroNegocio)) return erro;
  const campos = erro.campos.map((campo) => {
    const [nome = '', ...resto] = campo.path.split('.');
    const indice = nomes.indexOf(nome);
    return indice < 0 ? campo : { ...campo, path: [`campos.${indice}.valorProposto`, ...resto].join('.') };
  });
  return comCampos(erro, campos);
}

function comCampos({ code, status, textos, params, detalhe }: ErroNegocio, campos: ErroNegocio['campos']): ErroNegocio {
  return new ErroNegocio(code, { status, ...textos }, params, { campos, detalhe });
}
