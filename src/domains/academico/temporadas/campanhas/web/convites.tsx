import { Button } from '@mantine/core';
import { hrefDaTela } from '#catalog/telas.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { rotuloDoCampo } from '#domains/rh/texts-campos.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { situacoesConvite, type SituacaoConvite } from '../../situacoes.ts';
import { campanhasApi as api, registroDeTemporadasApi } from '../api.ts';
import { textosTemporada } from '../texts.ts';

const tom: Record<SituacaoConvite, TomDeEstado> = {
  a_caminho: 'neutro',
  falhou: 'perigo',
  enviado: 'aberto',
  aberto: 'alerta',
  em_parte: 'alerta',
  respondido: 'sucesso',
};

type Convite = RespostaCliente<typeof api.listarConvites>['itens'][number];

function Reenviar({ convite: { id, pessoaNome } }: { convite: Convite }) {
  const t = useTextos(textosTemporada);
  const reenviar = useComando(api.reenviarConvite, { invalida: [api.listarConvites] });
  const mandar = async (): Promise<void> => {
    if (!(await confirmar({ titulo: `${t('reenviar')}: ${pessoaNome}`, texto: t('reenviarTexto'), rotuloConfirmar: t('reenviar') })))
      return;
    reenviar.mutate({ params: { id } }, { onSuccess: () => avisar.sucesso(t('enviados', { n: 1 })), onError: avisar.erro });
  };
  return (
    <Button
      size="xs"
      variant="default"
      loading={reenviar.isPending}
      aria-label={`${t('reenviar')}: ${pessoaNome}`}
      onClick={() => void mandar()}
    >
      {t('reenviar')}
    </Button>
  );
}

/** Who was asked in the seasons, and how far they got. */
export function Convites() {
  const t = useTextos(textosTemporada);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const { data } = useConsulta(registroDeTemporadasApi.listar, { query: { TamanhoDaPagina: 100 } });
  return (
    <TabelaDados
      tela="temporadas"
      titulo={t('convites')}
      endpoint={api.listarConvites}
      busca={{ campo: 'Nome', rotulo: t('buscarResponsavel') }}
      ordemPadrao={{ campo: 'pessoaNome', ascendente: true }}
      linhaHref={({ pessoaId }) => hrefDaTela('pessoa', { id: pessoaId })}
      nomeDaLinha={({ pessoaNome }) => pessoaNome}
      vazio={{ titulo: t('semConvites'), texto: t('semConvitesTexto') }}
      filtros={[
        {
          chave: 'temporada',
          rotulo: t('temporada'),
          tipo: 'selecao',
          campo: 'TemporadaId',
          fixo: true,
          opcoes: (data?.itens ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome })),
        },
        {
          chave: 'situacao',
          rotulo: t('situacao'),
          tipo: 'selecao',
          campo: 'Situacao',
          fixo: true,
          opcoes: situacoesConvite.map(({ valor }) => ({ valor, rotulo: t(`convite_${valor}`) })),
        },
      ]}
      colunas={[
        { chave: 'pessoaNome', titulo: t('responsavel'), ordenavel: true, principal: true },
        { chave: 'email', titulo: t('email'), cede: true },
        { chave: 'enviadoEm', titulo: t('enviadoEm'), oculta: true, largura: '10rem', render: (c) => escreverInstante(c.enviadoEm) },
        {
          chave: 'respondidoEm',
          titulo: t('respondidoEm'),
          ordenavel: true,
          largura: '10rem',
          render: (c) => (c.respondidoEm === null ? '—' : escreverInstante(c.respondidoEm)),
        },
        {
          chave: 'protocolos',
          titulo: t('protocolos'),
          largura: '7rem',
          render: (c) => (c.abertos > 0 ? t('aDecidir', { n: c.abertos }) : c.protocolos > 0 ? c.protocolos : '—'),
        },
        {
          chave: 'semDocumento',
          titulo: t('semDocumento'),
          largura: '9rem',
          render: (c) => c.semDocumento.map(({ pessoaNome, campo }) => `${rotuloDoCampo(campo, idioma)} (${pessoaNome})`).join('; ') || '—',
        },
        {
          chave: 'situacao',
          titulo: t('situacao'),
          principal: true,
          largura: '12rem',
          render: (c) => <Etiqueta tom={tom[c.situacao]}>{t(`convite_${c.situacao}`)}</Etiqueta>,
        },
        ...(pode('temporadas', 'editar')
          ? [{ chave: 'reenviar', titulo: t('reenviar'), largura: '8rem', render: (c: Convite) => <Reenviar convite={c} /> }]
          : []),
      ]}
    />
  );
}
