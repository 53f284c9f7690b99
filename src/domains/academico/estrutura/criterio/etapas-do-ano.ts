import { type Passo, passo } from './calculo.ts';
import type { Criterio } from './criterio.ts';
import { type Marca, melhorDe } from './etapa.ts';
import { comparar, dividir, exibir, type Fracao, fracao, somar, vezes, zero } from './fracao.ts';
import { recuperar } from './recuperacao.ts';

export type EtapaCalculada = {
  nome: string;
  peso: string;
  media: string | null;
  /** Brought from the school of origin. */
  deOrigem?: true;
  /** Recoveries of whole etapas given in this one: they count here where the course's are of several together. */
  recuperacoes?: readonly Marca[];
};
/** An etapa as the year counts it. */
export type EtapaDoAno = { nome: string; peso: Fracao; media: Fracao | null };

/**
 * The etapas as the year counts them. Where a recovery is of several together, each group of them takes the best recovery given in one of
 * its etapas: their average, or the lowest of them (the first of equals), becomes what the recovery makes of it.
 */
export function etapasDoAno(criterio: Criterio, etapas: readonly EtapaCalculada[], passos: Passo[]): EtapaDoAno[] {
  const lidas = etapas.map(({ nome, peso, media }) => ({ nome, peso: fracao(peso), media: media === null ? null : fracao(media) }));
  if (criterio.alcanceDaRecuperacao === 'etapa' || criterio.recuperacaoPorEtapa === 'nenhuma') return lidas;
  const quantas = criterio.etapasPorRecuperacao;
  return Array.from({ length: Math.ceil(lidas.length / quantas) }, (_, i) => i * quantas).flatMap((de) => {
    const grupo = lidas.slice(de, de + quantas);
    const recuperacao = melhorDe(
      etapas.slice(de, de + quantas).flatMap(({ recuperacoes = [] }) => recuperacoes),
      criterio,
    );
    if (!recuperacao) return grupo;
    if (grupo.every(({ media }) => media === null)) {
      passos.push(passo('recuperacaoSemEtapas', { etapas: grupo.map(({ nome }) => nome).join(', '), recuperacao: exibir(recuperacao) }));
      return grupo;
    }
    return criterio.alcanceDaRecuperacao === 'grupo'
      ? recuperarGrupo(criterio, grupo, recuperacao, passos)
      : recuperarMenor(criterio, grupo, recuperacao, passos);
  });
}

function recuperarGrupo(criterio: Criterio, grupo: readonly EtapaDoAno[], recuperacao: Fracao, passos: Passo[]): EtapaDoAno[] {
  const comMedia = grupo.flatMap(({ media, peso }) => (media ? [{ media, peso }] : []));
  const soma = comMedia.reduce((total, { media, peso }) => somar(total, vezes(media, peso)), zero);
  const pesos = comMedia.reduce((total, { peso }) => somar(total, peso), zero);
  const media = dividir(soma, pesos);
  passos.push(passo('etapasJuntas', { etapas: nomes(grupo), media: exibir(media) }));
  const nova = recuperar(criterio, media, recuperacao, passos);
  return grupo.map((etapa) => (etapa.media && comparar(nova, media) !== 0 ? { ...etapa, media: nova } : etapa));
}

function recuperarMenor(criterio: Criterio, grupo: readonly EtapaDoAno[], recuperacao: Fracao, passos: Passo[]): EtapaDoAno[] {
  const menor = grupo.reduce<EtapaDoAno | null>(
    (pior, etapa) => (etapa.media && (!pior?.media || comparar(etapa.media, pior.media) < 0) ? etapa : pior),
    null,
  );
  if (!menor?.media) return [...grupo];
  passos.push(passo('menorEtapa', { etapas: nomes(grupo), nome: menor.nome, media: exibir(menor.media) }));
  const nova = recuperar(criterio, menor.media, recuperacao, passos);
  return grupo.map((etapa) => (etapa === menor ? { ...etapa, media: nova } : etapa));
}

const nomes = (grupo: readonly EtapaDoAno[]): string =>
  grupo
    .filter(({ media }) => media !== null)
    .map(({ nome }) => nome)
    .join(', ');
