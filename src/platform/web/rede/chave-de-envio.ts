import { ErroApi, isFalhaPassageira } from './erro-api.ts';

export type ChaveDeEnvio = {
  /** The key for sending something; the same while the same is sent again. */
  para: (envio: unknown) => string;
  /** What came back. Without a definite answer the write may have happened, so the key stays for the next try. */
  aoResponder: (erro: unknown) => void;
};

/**
 * The Idempotency-Key of a form. A double click, or a retry after a lost connection, repeats the key and has one effect.
 * What was edited in between is another write: it gets a key of its own, for the server refuses an old key with a new body.
 */
export function criarChaveDeEnvio(): ChaveDeEnvio {
  let ultima: { chave: string; envio: string } | null = null;
  return {
    para(envio) {
      const texto = JSON.stringify(envio) ?? '';
      if (ultima?.envio !== texto) ultima = { chave: crypto.randomUUID(), envio: texto };
      return ultima.chave;
    },
    aoResponder(erro) {
      const semResposta = isFalhaPassageira(erro) || (erro instanceof ErroApi && erro.code === 'OPERACAO_EM_ANDAMENTO');
      if (!semResposta) ultima = null;
    },
  };
}
