import { lazy } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { formatarData } from '#shared/datas.ts';
import { registroDeTemporadasApi as api } from '../api.ts';
import { textosTemporada } from '../texts.ts';
import { situacoesTemporada } from '../../situacoes.ts';
import { tomDaTemporada } from './acoes-da-temporada.tsx';
import { Convites } from './convites.tsx';
import { SemEmail } from './sem-email.tsx';

const FormularioTemporada = lazy(() => import('./formulario-temporada.tsx'));
const partes = ['temporadas', 'convites', 'semEmail'] as const;

/** The data seasons of the school, and who answered. */
export default function TemporadasPage() {
  const t = useTextos(textosTemporada);
  const aba = useAba(partes);
  const abas = <Abas rotulo={t('partes')} abas={partes.map((chave) => ({ chave, rotulo: t(chave) }))} />;
  if (aba !== 'temporadas') return <Pagina abas={abas}>{aba === 'convites' ? <Convites /> : <SemEmail />}</Pagina>;
  return (
    <RegistroListado
      tela="temporadas"
      abas={abas}
      titulo={t('temporadas')}
      sobre={t('sobre')}
      api={api}
      tamanho="larga"
      rotuloNovo={t('nova')}
      nomeDe={({ nome }) => nome}
      podeExcluir={({ situacao }) => situacao === 'rascunho'}
      envelhece={['Temporada']}
      ordemPadrao={{ campo: 'dataInicio', ascendente: false }}
      vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
      filtros={[
        {
          chave: 'situacao',
          rotulo: t('situacao'),
          tipo: 'selecao',
          campo: 'Situacao',
          fixo: true,
          opcoes: situacoesTemporada.map(({ valor }) => ({ valor, rotulo: t(`situacao_${valor}`) })),
        },
      ]}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'dataInicio', titulo: t('inicio'), ordenavel: true, largura: '8rem', render: (r) => formatarData(r.dataInicio) },
        { chave: 'dataFim', titulo: t('fim'), ordenavel: true, largura: '8rem', render: (r) => formatarData(r.dataFim) },
        {
          chave: 'respondidos',
          titulo: t('respostas'),
          largura: '10rem',
          render: (r) => r.situacao !== 'rascunho' && t('respostasDe', { n: r.respondidos, total: r.convites }),
        },
        {
          chave: 'situacao',
          titulo: t('situacao'),
          principal: true,
          largura: '9rem',
          render: (r) => <Etiqueta tom={tomDaTemporada[r.situacao]}>{t(`situacao_${r.situacao}`)}</Etiqueta>,
        },
      ]}
      Formulario={FormularioTemporada}
    />
  );
}
