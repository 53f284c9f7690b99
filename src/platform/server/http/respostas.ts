import { type AlteracaoAlheia, ErroNegocio, errosComuns, type Idioma } from '#shared/erros.ts';
import { isConexaoPerdida, traduzirErroDoBanco } from '../database/errors.ts';
import { EntradaInvalida } from './entrada.ts';

export type CorpoDeErro = {
  error: {
    code: string;
    message: string;
    fields: { path: string; code: string; message: string }[];
    correlationId: string;
    detalhe?: unknown;
    alteracao?: AlteracaoAlheia;
  };
};

/** Turns anything thrown into the refusal that the client is told; what is not ours becomes a 500 without details. */
export function comoErroNegocio(causa: unknown): ErroNegocio {
  if (causa instanceof ErroNegocio) return causa;
  const doBanco = traduzirErroDoBanco(causa);
  if (doBanco) return doBanco;
  if (isConexaoPerdida(causa)) return errosComuns.BANCO_INDISPONIVEL();
  const { code, statusCode } = causa as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return errosComuns.ARQUIVO_GRANDE({ limite: '10 MB' }, { campos: ['file'] });
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return errosComuns.CORPO_GRANDE();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return errosComuns.TIPO_NAO_ACEITO();
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || causa instanceof SyntaxError)
    return errosComuns.CORPO_INVALIDO();
  if (code === 'FST_ERR_BAD_URL') return errosComuns.PEDIDO_ILEGIVEL();
  // A path that no file may have (`//`, `..`) is one that does not exist.
  if (statusCode === 403 || statusCode === 404) return errosComuns.ROTA_INEXISTENTE();
  if (statusCode === 400) return errosComuns.CORPO_INVALIDO();
  return errosComuns.ERRO_INTERNO();
}

/** The error body of the wire, in the request's language. */
export function corpoDeErro(erro: ErroNegocio, idioma: Idioma, correlationId: string): CorpoDeErro {
  const message = erro.mensagem(idioma);
  const fields =
    erro instanceof EntradaInvalida
      ? erro.fields
      : erro.campos.map(({ path, code, textos }) => ({ path, code: code ?? erro.code, message: textos ? textos[idioma] : message }));
  const detalhe = erro.detalhe === undefined ? {} : { detalhe: erro.detalhe };
  const alteracao = erro.alteracao === null ? {} : { alteracao: erro.alteracao };
  return { error: { code: erro.code, message, fields, correlationId, ...detalhe, ...alteracao } };
}
