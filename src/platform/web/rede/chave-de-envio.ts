import { ErroApi, isFalhaPassageira } from './erro-api.ts';

export type ChaveDeEnvio = {
  /** The key for sending something; the same while the same is sent again. */
  para: (envio: unknown) => string;
  /** What came back of what was sent. Without a definite answer the write may have happened, so its key stays for the next try. Who sends one thing at a time need not say which. */
  aoResponder: (erro: unknown, envio?: unknown) => void;
};

/**
 * The Idempotency-Key of a form. A double click, or a retry after a lost connection, repeats the key and has one effect.
 * What was edited in between is another write: it gets a key of its own, for the server refuses an old key with a new body. What got no answer
 * keeps its key while others are sent: a question that is asked again, and answered again, ends in the same write.
 */
export function criarChaveDeEnvio(): ChaveDeEnvio {
  const chaves = new Map<string, string>();
  const textoDe = (envio: unknown): string => JSON.stringify(envio) ?? '';
  return {
    para(envio) {
      const chave = chaves.get(textoDe(envio)) ?? crypto.randomUUID();
      chaves.set(textoDe(envio), chave);
      return chave;
    },
    aoResponder(erro, envio) {
      const semResposta = isFalhaPassageira(erro) || (erro instanceof ErroApi && erro.code === 'OPERACAO_EM_ANDAMENTO');
      if (semResposta) return;
      if (erro === null || envio === undefined) chaves.clear();
      else chaves.delete(textoDe(envio));
    },
  };
}
