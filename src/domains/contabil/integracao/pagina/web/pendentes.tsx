import { Button } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { integracaoApi as api } from '../../api.ts';
import { textosIntegracao } from '../../texts.ts';
import { useNomesDaIntegracao } from './nomes.ts';

/** The facts of a month that wait; one may be left out of the books, with a reason. */
export default function Pendentes({ de, ate }: { de: string; ate: string }) {
  const t = useTextos(textosIntegracao);
  const nomes = useNomesDaIntegracao();
  const { pode } = useSessao();
  const recusar = useComando(api.recusarFatos, { envelhece: ['IntegracaoContabil', 'PeriodoContabil'] });
  const pedir = async (id: number): Promise<void> => {
    const motivo = await perguntarMotivo({ titulo: t('recusar'), texto: t('recusarTexto'), rotuloConfirmar: t('recusar'), minimo: 3 });
    if (motivo) await recusar.mutateAsync({ body: { fatos: [id], motivo } }).then(() => avisar.sucesso(t('recusado')), avisar.erro);
  };
  return (
    <TabelaDados
      tela="financeiro-integracao-contabil"
      titulo={t('aba.pendentes')}
      endpoint={api.listarPendentes}
      entrada={{ query: { De: de, Ate: ate } }}
      ordemPadrao={{ campo: 'data', ascendente: true }}
      nomeDaLinha={(f) => `${nomes.evento(f.evento)} ${f.id}`}
      vazio={{ titulo: t('semPendencias'), texto: t('semPendenciasTexto') }}
      colunas={[
        { chave: 'data', titulo: t('data'), ordenavel: true, render: (f) => formatarData(f.dataFato) },
        { chave: 'evento', titulo: t('evento'), principal: true, render: (f) => nomes.evento(f.evento) },
        { chave: 'documento', titulo: t('documento'), cede: true, render: (f) => f.documento ?? '—' },
        {
          chave: 'valor',
          titulo: t('valor'),
          ordenavel: true,
          alinhamento: 'direita',
          principal: true,
          render: (f) => formatarValor(f.valorCentavos),
        },
        ...(pode('financeiro-integracao-contabil', 'editar')
          ? [
              {
                chave: 'recusar',
                titulo: '',
                render: (f: { id: number }) => (
                  <Button size="xs" variant="subtle" onClick={() => void pedir(f.id)}>
                    {t('recusar')}
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
