import { useEffect, useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { avisar } from '#platform/web/avisos.tsx';
import {
  criarModelo,
  type EnviarLinhas,
  lembrar,
  memoriaDaGrade,
  type RespostaDaLinha,
  useGravacaoAutomatica,
} from '#platform/web/grade/index.ts';
import { textosGrade } from '#platform/web/grade/texts.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar, ErroApi } from '#platform/web/rede/api.ts';
import { isFalhaPassageira } from '#platform/web/rede/erro-api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { pareceresApi } from '../api.ts';

export type Pareceres = RespostaCliente<typeof pareceresApi.obterPareceres>;
/** The one column of this grid. */
export const TEXTO = 'texto';

/** The opinions of a subject as a grid of one column: they save themselves, wait in the browser without a network, and tell of a collision. */
export function usePareceres(dados: Pareceres, etapaId: number) {
  const tg = useTextos(textosGrade);
  const { usuario } = useSessao();
  const [{ modelo, versoes }] = useState(() => ({
    modelo: criarModelo(
      dados.alunos.map(({ matriculaId, texto }) => ({ id: String(matriculaId), versao: 1, valores: { [TEXTO]: texto } })),
    ),
    versoes: new Map(dados.alunos.map(({ matriculaId, versao }) => [String(matriculaId), versao])),
  }));
  const gravar = async (id: string, texto: string, chave: string): Promise<RespostaDaLinha> => {
    const body = { turmaDisciplinaId: dados.disciplina.id, etapaId, matriculaId: id, versao: versoes.get(id) ?? 0, texto };
    try {
      const { versao } = await chamar(pareceresApi.gravarParecer, { body }, { chaveIdempotencia: `${chave}:${id}` });
      versoes.set(id, versao);
      return { id, celulas: { [TEXTO]: { valor: texto } } };
    } catch (erro) {
      if (!(erro instanceof ErroApi) || isFalhaPassageira(erro)) throw erro;
      if (erro.code !== 'VERSAO_DESATUALIZADA') return { id, recusa: erro.message };
      const atual = erro.detalhe as { texto: string; versao: number };
      versoes.set(id, atual.versao);
      return { id, celulas: { [TEXTO]: { conflito: { valor: atual.texto } } } };
    }
  };
  const enviar: EnviarLinhas = async (linhas, chave) => {
    const respostas: RespostaDaLinha[] = [];
    for (const { id, valores } of linhas) respostas.push(await gravar(id, valores[TEXTO] ?? '', chave));
    return respostas;
  };
  const fila = useGravacaoAutomatica('pareceres', modelo, enviar);
  useEffect(() => {
    if (dados.fechada || !usuario) return;
    const memoria = memoriaDaGrade(usuario.email, `pareceres:${dados.disciplina.id}:${etapaId}`);
    const deCada = {
      de: (linha: string) => versoes.get(linha) ?? 0,
      por: (linha: string, _: string, versao: number) => void versoes.set(linha, versao),
    };
    const n = lembrar(memoria, modelo, deCada, (linha) => modelo.linha(linha) !== undefined);
    if (n > 0) avisar.info(tg('recuperadas', { n }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the opinions open
  }, []);
  return { modelo, fila };
}
