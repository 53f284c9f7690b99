import { chamar } from '#platform/web/rede/api.ts';
import { FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { excluirRegistro } from '#platform/web/registro/excluir.ts';
import { FORMULARIO, JanelaDeRegistro } from '#platform/web/registro/janela-de-registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { avaliacoesApi } from '../api.ts';
import { type DadosDaAvaliacao, esquemaAvaliacao, esquemaEdicaoAvaliacao } from '../esquemas.ts';
import { papeisDe } from '../papeis.ts';
import { textosAvaliacoes } from '../texts.ts';
import { CamposDaAvaliacao } from './campos-da-avaliacao.tsx';
import type { AvaliacaoDaLista, Avaliacoes } from './leitura.ts';
import { relerAvaliacoes } from './reler.ts';

type Props = { dados: Avaliacoes; etapaId: number | null; avaliacao: AvaliacaoDaLista | null; hoje: string; aoFechar: () => void };

const paraEdicao = ({ notas: _, ordem: __, ...resto }: AvaliacaoDaLista) => resto;

/** One evaluation, new or changed. */
export default function FormularioAvaliacao({ dados, etapaId, avaliacao, hoje, aoFechar }: Props) {
  const t = useTextos(textosAvaliacoes);
  const { pode } = useSessao();
  const etapa = dados.etapas.find(({ id }) => id === etapaId);
  const papeis = papeisDe(dados.criterio, etapaId === null);
  const papel = papeis[0]?.valor ?? 'avaliacao';
  const vazia = {
    turmaDisciplinaId: dados.disciplina.id,
    etapaId,
    papel,
    tipoAvaliacaoId: null,
    nome: etapaId === null ? t(`papel_${papel}`) : '',
    descricao: null,
    dataAvaliacao: etapa && (hoje < etapa.dataInicio || hoje > etapa.dataFim) ? etapa.dataInicio : hoje,
    dataRecuperacao: null,
    valorMaximo: '10.0000',
    peso: '1.0000',
    substituiId: null,
  };
  const apagar = async ({ id, nome }: AvaliacaoDaLista): Promise<void> => {
    const excluir = (): Promise<unknown> => chamar(avaliacoesApi.excluirAvaliacao, { params: { id } });
    const foi = await excluirRegistro({ nome, texto: t('excluirTexto'), excluir, envelhece: ['Avaliacao', 'DiarioNota'] });
    if (foi) aoFechar();
  };
  return (
    <JanelaDeRegistro
      titulo={avaliacao?.nome ?? t('novaAvaliacao')}
      tamanho="larga"
      aoFechar={aoFechar}
      aoExcluir={avaliacao && pode('diario-avaliacoes', 'excluir') ? () => void apagar(avaliacao) : undefined}
    >
      <FormularioDeRegistro
        id={FORMULARIO}
        aposSalvar={() => {
          avisar.sucesso(t('salva'));
          void relerAvaliacoes();
          aoFechar();
        }}
        novo={{
          esquema: esquemaAvaliacao,
          valores: vazia,
          enviar: (body, chaveIdempotencia) => chamar(avaliacoesApi.criarAvaliacao, { body }, { chaveIdempotencia }),
        }}
        edicao={
          avaliacao && {
            esquema: esquemaEdicaoAvaliacao,
            valores: paraEdicao(avaliacao),
            enviar: (body) => chamar(avaliacoesApi.editarAvaliacao, { body }),
            conflito: (detalhe) => detalhe as DadosDaAvaliacao & { id: number; versao: number },
          }
        }
      >
        <CamposDaAvaliacao dados={dados} etapaId={etapaId} id={avaliacao?.id ?? null} papeis={papeis} />
      </FormularioDeRegistro>
    </JanelaDeRegistro>
  );
}
