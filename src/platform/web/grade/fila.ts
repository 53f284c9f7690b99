import { idiomaAtual } from '../i18n.tsx';
import { isFalhaPassageira, mensagemDe } from '../rede/erro-api.ts';
import { criarLoja } from '../loja.ts';
import { texto } from '#shared/textos.ts';
import { comGravacao, comRecusa, semEnvio, sobre } from './puro/celulas.ts';
import type { ModeloDaGrade } from './modelo.ts';
import { textosGrade } from './texts.ts';
import type { Celula, LinhaGravada, Valor } from './puro/tipos.ts';

type Valores = Readonly<Record<string, Valor>>;
/** What the server says of one cell of a row. */
export type RespostaDaCelula = { valor: Valor } | { recusa: string } | { conflito: { valor: Valor; por?: string } };
/** What the server says of one row: saved, refused (whole, or only some columns), or changed by somebody else meanwhile. */
export type RespostaDaLinha =
  /** Cell by cell, where each has a version of its own. */
  | { id: string; celulas: Readonly<Record<string, RespostaDaCelula>> }
  | { id: string; versao: number; valores?: Valores }
  | { id: string; recusa: string; colunas?: readonly string[] }
  | { id: string; conflito: { versao: number; valores: Valores; por?: string } };
/** Sends rows with the cells that changed; the same key again while no answer came. */
export type EnviarLinhas = (linhas: readonly LinhaGravada[], chave: string) => Promise<readonly RespostaDaLinha[]>;
export type SituacaoDaFila = { fase: 'quieta' | 'esperando' | 'salvando' | 'semRede'; salvoEm: Date | null };
export type FilaDaGrade = ReturnType<typeof criarFila>;

const ESPERA_MS = 600;
const POR_LOTE = 50;
const RECUO_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Saves by itself what is entered: one request at a time with as many rows as fit. Without an answer the very same request is sent again,
 * later each time, so that what had arrived has no second effect; entries made meanwhile wait for the next.
 */
export function criarFila(modelo: ModeloDaGrade, enviar: EnviarLinhas, { porLote = POR_LOTE } = {}) {
  const situacao = criarLoja<SituacaoDaFila>({ fase: 'quieta', salvoEm: null });
  const fase = (nova: SituacaoDaFila['fase'], salvoEm = situacao.ler().salvoEm): void => situacao.mudar(() => ({ fase: nova, salvoEm }));
  let relogio: ReturnType<typeof setTimeout> | null = null;
  let aCaminho: { linhas: readonly LinhaGravada[]; chave: string; falhas: number } | null = null;
  let enviando = false;

  const agendar = (ms: number): void => {
    if (relogio !== null) clearTimeout(relogio);
    relogio = setTimeout(() => void tentar(), ms);
  };
  const aoMudar = (): void => {
    if (enviando || aCaminho || relogio !== null || modelo.paraGravar().length === 0) return;
    fase('esperando');
    agendar(ESPERA_MS);
  };
  const pegar = (): typeof aCaminho => {
    const linhas = modelo.paraGravar().slice(0, porLote);
    modelo.marcarEnvio(linhas);
    return linhas.length === 0 ? null : { linhas, chave: crypto.randomUUID(), falhas: 0 };
  };

  async function tentar(): Promise<void> {
    if (relogio !== null) clearTimeout(relogio);
    relogio = null;
    if (enviando) return;
    enviando = true;
    aCaminho ??= pegar();
    if (!aCaminho) {
      enviando = false;
      return fase('quieta');
    }
    fase('salvando');
    const lote = aCaminho;
    let respostas: readonly RespostaDaLinha[];
    try {
      respostas = await enviar(lote.linhas, lote.chave);
    } catch (erro) {
      enviando = false;
      if (isFalhaPassageira(erro)) {
        fase('semRede');
        agendar(RECUO_MS[Math.min(lote.falhas, RECUO_MS.length - 1)] ?? 0);
        lote.falhas += 1;
        return;
      }
      respostas = lote.linhas.map(({ id }) => ({ id, recusa: mensagemDe(erro) }));
    }
    aCaminho = null;
    for (const linha of lote.linhas) receber(linha, respostas.find(({ id }) => id === linha.id) ?? semResposta(linha.id));
    enviando = false;
    const salvou = respostas.some(isGravada);
    if (modelo.paraGravar().length > 0) {
      fase('esperando', salvou ? new Date() : undefined);
      agendar(0);
    } else fase('quieta', salvou ? new Date() : undefined);
  }

  /** Gives the answer to the cells of the row that were sent. */
  function receber({ id, versao, valores }: LinhaGravada, resposta: RespostaDaLinha): void {
    if ('celulas' in resposta)
      return modelo.responder(id, null, (celula, coluna) =>
        coluna in valores ? comResposta(celula, resposta.celulas[coluna] ?? semResposta(id)) : celula,
      );
    if ('versao' in resposta)
      return modelo.responder(id, resposta.versao, (celula, coluna) => {
        const noServidor = resposta.valores?.[coluna];
        if (celula.enviado) return comGravacao(celula, noServidor === undefined ? celula.enviado.valor : noServidor);
        return noServidor === undefined ? celula : sobre(celula, noServidor);
      });
    // The same version again would be refused for ever: it is told, not repeated.
    const recusa = 'recusa' in resposta ? resposta.recusa : resposta.conflito.versao === versao ? semResposta(id).recusa : null;
    if (recusa !== null) {
      const colunas = 'recusa' in resposta ? resposta.colunas : undefined;
      return modelo.responder(id, null, (celula, coluna) => {
        if (!(coluna in valores)) return celula;
        return !colunas || colunas.includes(coluna) ? comRecusa(celula, recusa) : semEnvio(celula);
      });
    }
    if ('conflito' in resposta) {
      const { por, ...nova } = resposta.conflito;
      modelo.responder(id, nova.versao, (celula, coluna) =>
        sobre(celula, coluna in nova.valores ? (nova.valores[coluna] ?? null) : celula.salvo, por),
      );
    }
  }

  return {
    situacao,
    /** Sends at once what waits: the network is back, or somebody asks. */
    tentarAgora: (): void => void tentar(),
    /** Starts to follow the grid; gives the function that stops. */
    ligar: (): (() => void) => {
      const largar = modelo.assinar(aoMudar);
      if (aCaminho) agendar(0);
      else aoMudar();
      return () => {
        largar();
        if (relogio !== null) clearTimeout(relogio);
        relogio = null;
      };
    },
  };
}

const isGravada = (resposta: RespostaDaLinha): boolean =>
  'celulas' in resposta ? Object.values(resposta.celulas).some((cada) => 'valor' in cada) : 'versao' in resposta;

function comResposta(celula: Celula, resposta: RespostaDaCelula): Celula {
  if ('recusa' in resposta) return comRecusa(celula, resposta.recusa);
  if ('conflito' in resposta) {
    const nova = sobre(celula, resposta.conflito.valor, resposta.conflito.por);
    // What is seen here already, and was not when the entry was made: that no reading of the grid tells, the answer does.
    return nova.valor === nova.salvo || nova.deOutro ? nova : { ...nova, deOutro: resposta.conflito };
  }
  return comGravacao(celula, resposta.valor);
}

const semResposta = (id: string) => ({ id, recusa: texto(textosGrade, 'semResposta', idiomaAtual()) });
