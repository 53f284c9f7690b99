import type { DegrauLido, Modelo } from './tipos.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartao, Esqueleto, EstadoErro, EstadoVazio, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { cobrancaModelosApi } from '../api.ts';
import { medidas } from '#domains/financeiro/cobranca/limites/medidas.ts';
import { canais } from '#domains/financeiro/cobranca/situacoes.ts';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';
import type { PropsDaAba } from '#domains/financeiro/cobranca/web/aba.ts';
import estilo from '#domains/financeiro/cobranca/web/cobranca.module.css';
import { DegrauAberto, ModeloAberto } from './formularios.tsx';

/** The texts of letters and the ladder that uses them. */
export function Modelos({ moldura }: PropsDaAba) {
  const t = useTextos(textosCobranca);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const modelos = useConsulta(cobrancaModelosApi.modelos, {});
  const degraus = useConsulta(cobrancaModelosApi.degraus, {});
  const [modelo, setModelo] = useState<Modelo | 'novo' | null>(null);
  const [degrau, setDegrau] = useState<DegrauLido | 'novo' | null>(null);
  const edita = pode('cobranca', 'editar');
  const erro = modelos.error ?? degraus.error;
  const novo = (qual: 'modelo' | 'degrau') =>
    edita && (
      <Button
        variant={qual === 'modelo' ? 'filled' : 'default'}
        onClick={() => (qual === 'modelo' ? setModelo('novo') : setDegrau('novo'))}
      >
        {t(qual === 'modelo' ? 'novoModelo' : 'novoDegrau')}
      </Button>
    );
  const emUso = (sim: boolean) => (
    <Etiqueta key="e" tom={sim ? 'sucesso' : 'neutro'}>
      {t(sim ? 'ativo' : 'inativo')}
    </Etiqueta>
  );
  const abrir = (nome: string, aoAbrir: () => void) => (
    <button key="n" type="button" className={estilo.elo} onClick={aoAbrir}>
      {nome}
    </button>
  );
  if (erro) return moldura(<EstadoErro erro={erro} tentarDeNovo={() => void Promise.all([modelos.refetch(), degraus.refetch()])} />);
  if (!modelos.data || !degraus.data) return moldura(<Esqueleto />);
  return moldura(
    <div className={estilo.pilha}>
      <Cartao titulo={t('regua')} acoes={modelos.data.itens.some((m) => m.ativo) && novo('degrau')}>
        {degraus.data.itens.length === 0 ? (
          <EstadoVazio titulo={t('vazioRegua')} texto={t('vazioReguaTexto')} />
        ) : (
          <Tabela
            legenda={t('regua')}
            cartao={{ titulo: 1, valor: 0, apoio: 3, estado: 5 }}
            colunas={[t('diasDeAtraso'), t('nome'), t('canal'), t('modelo'), t('cartas'), t('situacao')]}
            numericas={[4]}
            linhas={degraus.data.itens.map((d) => ({
              chave: d.id,
              celulas: [
                t('diasD', { n: d.diasAtraso }),
                abrir(d.nome, () => setDegrau(d)),
                rotuloDe(canais, d.canal, idioma),
                d.modeloNome,
                d.cartas,
                emUso(d.ativa),
              ],
            }))}
          />
        )}
      </Cartao>
      <Cartao titulo={t('modelos')}>
        {modelos.data.itens.length === 0 ? (
          <EstadoVazio titulo={t('vazioModelos')} texto={t('vazioModelosTexto')} acao={novo('modelo')} />
        ) : (
          <Tabela
            legenda={t('modelos')}
            cartao={{ titulo: 0, estado: 2, apoio: 1 }}
            colunas={[t('nome'), t('assunto'), t('situacao')]}
            linhas={modelos.data.itens.map((m) => ({
              chave: m.id,
              celulas: [
                abrir(m.nome, () => setModelo(m)),
                `${m.assunto}${m.medida === null ? '' : ` · ${t(`falaDe_${m.medida}`, { dias: medidas[m.medida].dias })}`}`,
                emUso(m.ativo),
              ],
            }))}
          />
        )}
      </Cartao>
      {modelo && <ModeloAberto modelo={modelo === 'novo' ? null : modelo} aoFechar={() => setModelo(null)} />}
      {degrau && <DegrauAberto degrau={degrau === 'novo' ? null : degrau} modelos={modelos.data.itens} aoFechar={() => setDegrau(null)} />}
    </div>,
    novo('modelo'),
  );
}
