import { Button } from '@mantine/core';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { SituacaoTemporada } from '../../situacoes.ts';
import { campanhasApi as api, registroDeTemporadasApi } from '../api.ts';
import { textosTemporada } from '../texts.ts';
import estilo from './temporadas.module.css';

export const tomDaTemporada: Record<SituacaoTemporada, TomDeEstado> = { rascunho: 'neutro', aberta: 'aberto', encerrada: 'sucesso' };
const envelhecem = [registroDeTemporadasApi.listar, registroDeTemporadasApi.obter, api.listarConvites];

/** Where a season stands, and what comes next: each act says what it does before it is done. */
export function AcoesDaTemporada({ temporada }: { temporada: RespostaCliente<typeof registroDeTemporadasApi.obter> }) {
  const t = useTextos(textosTemporada);
  const { pode } = useSessao();
  const abrir = useComando(api.abrirTemporada, { invalida: envelhecem });
  const lembrar = useComando(api.lembrarTemporada, { invalida: envelhecem });
  const encerrar = useComando(api.encerrarTemporada, { invalida: envelhecem });
  const { id, nome, versao, situacao, convites, respondidos, semEmail } = temporada;
  const entrada = { params: { id }, body: { versao } };
  const perguntar = (qual: 'abrir' | 'lembrar' | 'encerrar'): Promise<boolean> =>
    confirmar({ titulo: `${t(qual)}: ${nome}`, texto: t(`${qual}Texto`), rotuloConfirmar: t(qual) });
  const mandar = async (qual: 'abrir' | 'lembrar'): Promise<void> => {
    if (!(await perguntar(qual))) return;
    const comando = qual === 'abrir' ? abrir : lembrar;
    comando.mutate(entrada, { onSuccess: ({ convidados }) => avisar.sucesso(t('enviados', { n: convidados })), onError: avisar.erro });
  };
  const fechar = async (): Promise<void> => {
    if (await perguntar('encerrar')) encerrar.mutate(entrada, { onSuccess: () => avisar.sucesso(t('encerrou')), onError: avisar.erro });
  };
  const edita = pode('temporadas', 'editar');
  return (
    <div className={estilo.acoes}>
      <Etiqueta tom={tomDaTemporada[situacao]}>{t(`situacao_${situacao}`)}</Etiqueta>
      {situacao !== 'rascunho' && (
        <Elo tela="temporadas" search={{ aba: 'convites', temporada: String(id) }}>
          {t('verConvites')} ({t('respostasDe', { n: respondidos, total: convites })})
        </Elo>
      )}
      {semEmail > 0 && (
        <Elo tela="temporadas" search={{ aba: 'semEmail', temporada: String(id) }}>
          {t('nSemEmail', { n: semEmail })}
        </Elo>
      )}
      {edita && situacao === 'rascunho' && (
        <Button size="xs" loading={abrir.isPending} onClick={() => void mandar('abrir')}>
          {t('abrir')}
        </Button>
      )}
      {edita && situacao === 'aberta' && (
        <>
          <Button size="xs" loading={lembrar.isPending} onClick={() => void mandar('lembrar')}>
            {t('lembrar')}
          </Button>
          <Button size="xs" variant="default" loading={encerrar.isPending} onClick={() => void fechar()}>
            {t('encerrar')}
          </Button>
        </>
      )}
    </div>
  );
}
