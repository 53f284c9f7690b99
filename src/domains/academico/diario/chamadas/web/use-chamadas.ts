import { useState } from 'react';
import { ErroApi } from '#platform/web/rede/api.ts';
import { criarChaveDeEnvio } from '#platform/web/rede/chave-de-envio.ts';
import { envelhecer, invalidar } from '#platform/web/rede/consultas.ts';
import { erroLocal } from '#platform/web/rede/erro-api.ts';
import { enfileirar, gravarEnvio } from '#platform/web/envios/guarda.ts';
import { enviarFila } from '#platform/web/envios/remetente.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useGuarda } from '#platform/web/formulario/envio/guarda.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { isSemConexao } from '#platform/web/sem-rede/consultas-guardadas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { chamadasApi } from '../api.ts';
import { type AulaPrevista, type ChamadasNaFila, idDasChamadas } from '../envio.ts';
import { pedidoDe, type Quadro, type Rascunho } from '../rascunho.ts';
import { textosChamada } from '../texts.ts';
import { enviarChamadas } from './envio-de-chamadas.ts';

export const lidas = [chamadasApi.obterQuadro];
/** What others read of rolls. */
export const envelhece = ['Diario', 'Aula', 'Justificativa', 'Frequencia', 'Inicio', 'PainelProfessor'] as const;

/** Rolls that were begun on this screen and not saved, by the class and days they are of: going to another day and back loses nothing. */
export function useRascunhos() {
  const [todos, setTodos] = useState<Readonly<Record<string, Rascunho>>>({});
  const alterados = Object.values(todos).filter((um) => Object.values(um).some((marcas) => Object.keys(marcas).length > 0));
  useGuarda('chamadas', () => alterados.length > 0, { ativa: true, desligada: false });
  return {
    ler: (chave: string): Rascunho => todos[chave] ?? {},
    mudar: (chave: string, novo: Rascunho): void => setTodos((antes) => ({ ...antes, [chave]: novo })),
    descartar: (chave: string): void => setTodos(({ [chave]: _, ...outros }) => outros),
  };
}
export type Rascunhos = ReturnType<typeof useRascunhos>;

/** The rolls of a board as they are sent, and kept where they cannot be. */
const corpoDe = (quadro: Quadro, rascunho: Rascunho, aula: AulaPrevista | null): ChamadasNaFila => {
  const { turmaId, chamadas } = pedidoDe(quadro, rascunho) as Pick<ChamadasNaFila, 'turmaId' | 'chamadas'>;
  const nomes = Object.fromEntries(quadro.alunos.map(({ matriculaId, nome }) => [matriculaId, nome]));
  return { turmaId, chamadas, aula, nomes, marcas: rascunho };
};

/**
 * Saves rolls. Without a network they go into the outbox, which sends them when it is back. When somebody else saved meanwhile, it says who,
 * and keeps what was marked over the new version.
 */
export function useSalvarChamadas(aoSalvar: () => void) {
  const t = useTextos(textosChamada);
  const { usuario, semRede } = useSessao();
  const [chaves] = useState(criarChaveDeEnvio);
  const [salvando, setSalvando] = useState(false);

  const guardar = (corpo: ChamadasNaFila, quadro: Quadro, chave: string): void => {
    const [data = ''] = corpo.chamadas.map((c) => formatarData(c.data));
    const disciplina = [...new Set(quadro.colunas.flatMap((c) => c.disciplina ?? []))].join(', ');
    const titulo = [t('abaChamada'), quadro.turma, disciplina, data].filter(Boolean).join(' · ');
    const { pathname, search } = window.location;
    enfileirar(usuario?.email ?? '', { id: idDasChamadas(corpo), tipo: 'chamada', titulo, href: pathname + search, corpo }, { chave });
    aoSalvar();
    avisar.info(t('guardadaNoAparelho'));
    void enviarFila();
  };
  const salvar = async (quadro: Quadro, rascunho: Rascunho, aula: AulaPrevista | null, reler: () => void): Promise<void> => {
    const corpo = corpoDe(quadro, rascunho, aula);
    if (salvando || corpo.chamadas.length === 0) return;
    const chave = chaves.para({ ...corpo, marcas: null });
    setSalvando(true);
    try {
      if (semRede) throw erroLocal('SEM_CONEXAO');
      const { chamadas } = await enviarChamadas(corpo, chave);
      chaves.aoResponder(null);
      // What waited of the same rolls is in what was saved.
      gravarEnvio(usuario?.email ?? '', idDasChamadas(corpo), null);
      aoSalvar();
      avisar.sucesso(t('salva', { n: chamadas.length }));
      await Promise.all([...lidas.map(invalidar), envelhecer(...envelhece)]);
    } catch (erro) {
      chaves.aoResponder(erro);
      if (isSemConexao(erro)) return guardar(corpo, quadro, chave);
      if (!(erro instanceof ErroApi) || erro.code !== 'VERSAO_DESATUALIZADA') return avisar.erro(erro);
      reler();
      avisar.info(`${erro.message} ${t('mesclada')}`);
    } finally {
      setSalvando(false);
    }
  };
  return { salvar, salvando };
}
