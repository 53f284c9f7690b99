import { useState } from 'react';
import { criarModelo, type EnviarLinhas, useGravacaoAutomatica } from '#platform/web/grade/index.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { contagensApi as api } from '../api.ts';

export type Contagem = RespostaCliente<typeof api.obterContagem>;
/** The one column that is typed. */
export const CONTADA = 'contada';

/** The typing of a count as a grid: it saves by itself, and tells what somebody else typed meanwhile. */
export function useContagem(contagem: Contagem) {
  const [modelo] = useState(() =>
    // What is to be counted again is typed again, the same number too.
    criarModelo(
      contagem.itens.map(({ id, contada, refazer, versao }) => ({
        id: String(id),
        versao,
        valores: { [CONTADA]: refazer ? null : contada },
      })),
    ),
  );
  const enviar: EnviarLinhas = async (linhas, chaveIdempotencia) => {
    const itens = linhas.map(({ id, versao, valores }) => ({ id: Number(id), versao, contada: valores[CONTADA] ?? null }));
    const resposta = await chamar(api.contarItens, { body: { contagemId: contagem.id, itens } }, { chaveIdempotencia });
    void envelhecer('ContagemEstoque');
    return resposta.itens.map(({ id, gravado, contada, versao }) =>
      gravado
        ? { id: String(id), versao, valores: { [CONTADA]: contada } }
        : { id: String(id), conflito: { versao, valores: { [CONTADA]: contada } } },
    );
  };
  const fila = useGravacaoAutomatica(`contagem-${contagem.id}`, modelo, enviar);
  return { modelo, fila };
}
