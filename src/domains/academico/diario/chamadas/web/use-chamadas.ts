import { useState } from 'react';
import { ErroApi } from '#platform/web/rede/api.ts';
import { envelhecer, invalidar } from '#platform/web/rede/consultas.ts';
import { erroLocal } from '#platform/web/rede/erro-api.ts';
import { enviarGuardando } from '#platform/web/envios/de-uma-tela.ts';
import type { NovoEnvio } from '#platform/web/envios/envio.ts';
import { lerEnvio } from '#platform/web/envios/guarda.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useGuarda } from '#platform/web/formulario/envio/guarda.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { chamadasApi } from '../api.ts';
import { type AulaPrevista, type ChamadasNaFila, comChaveDaAula, idDasChamadas } from '../envio.ts';
import { pedidoDe, type Quadro, type Rascunho } from '../rascunho.ts';
import { textosChamada } from '../texts.ts';
import { enviarChamadas, envioDeChamadas } from './envio-de-chamadas.ts';

export const lidas = [chamadasApi.obterQuadro];

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
 * Saves rolls. They are kept in this browser before they leave: with a network that is gone or hangs, and a server that is away, the outbox sends
 * them later. When somebody else saved meanwhile, it says who, and keeps what was marked over the new version.
 */
export function useSalvarChamadas(aoSalvar: () => void) {
  const t = useTextos(textosChamada);
  const { usuario, semRede } = useSessao();
  const email = usuario?.email ?? '';
  const [salvando, setSalvando] = useState(false);
  // The keys of the lessons that are given with their rolls, for as long as this screen shows them as expected.
  const [chavesDasAulas] = useState(() => new Map<string, string>());

  const comoEnvio = (corpo: ChamadasNaFila, quadro: Quadro): NovoEnvio => {
    const id = idDasChamadas(corpo);
    const chave = chavesDasAulas.get(id) ?? crypto.randomUUID();
    chavesDasAulas.set(id, chave);
    const [data = ''] = corpo.chamadas.map((c) => formatarData(c.data));
    const disciplina = [...new Set(quadro.colunas.flatMap((c) => c.disciplina ?? []))].join(', ');
    const titulo = [t('abaChamada'), quadro.turma, disciplina, data].filter(Boolean).join(' · ');
    const { pathname, search } = window.location;
    return { id, tipo: 'chamada', titulo, href: pathname + search, corpo: comChaveDaAula(corpo, lerEnvio(email, id)?.corpo, chave) };
  };
  const salvar = async (quadro: Quadro, rascunho: Rascunho, aula: AulaPrevista | null, reler: () => void): Promise<void> => {
    const corpo = corpoDe(quadro, rascunho, aula);
    if (salvando || corpo.chamadas.length === 0) return;
    const envio = comoEnvio(corpo, quadro);
    setSalvando(true);
    try {
      const dada = await enviarGuardando(email, envio, async (chave, anotar) => {
        if (semRede) throw erroLocal('SEM_CONEXAO');
        return enviarChamadas(envio.corpo as ChamadasNaFila, chave, anotar);
      });
      aoSalvar();
      if (!dada) return avisar.info(t('guardadaNoAparelho'));
      avisar.sucesso(t('salva', { n: dada.resposta.chamadas.length }));
      await Promise.all([...lidas.map(invalidar), envelhecer(...envioDeChamadas.envelhece)]);
    } catch (erro) {
      if (!(erro instanceof ErroApi) || erro.code !== 'VERSAO_DESATUALIZADA') return avisar.erro(erro);
      reler();
      avisar.info(`${erro.message} ${t('mesclada')}`);
    } finally {
      setSalvando(false);
    }
  };
  return { salvar, salvando };
}
