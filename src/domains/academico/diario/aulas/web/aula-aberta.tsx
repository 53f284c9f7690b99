import { Button } from '@mantine/core';
import { formatarData } from '#shared/datas.ts';
import type { DisciplinaDoDiario } from '#domains/academico/diario/web/use-escolha.ts';
import {
  BotaoSalvar,
  CampoData,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTextoLongo,
  EmColunas,
  Formulario,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';
import { excluirComPergunta } from '#platform/web/registro/excluir.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { aulasApi } from '../api.ts';
import { esquemaEdicaoAula } from '../esquemas.ts';
import { textosAula } from '../texts.ts';
import type { Aula } from './aula.ts';
import { docentesSemRepetir } from './docentes.ts';

const campo = camposDe<typeof esquemaEdicaoAula>();
type Props = { aula: Aula; disciplina: DisciplinaDoDiario; somenteLeitura: boolean; aoFechar: () => void };

const paraEdicao = ({ id, versao, dataAula, quantidade, docenteId, conteudo, tarefa }: Aula) => ({
  id,
  versao,
  dataAula,
  quantidade,
  docenteId,
  conteudo,
  tarefa,
});

/** A lesson that is recorded: read, changed, or deleted while no roll hangs on it. */
export default function AulaAberta({ aula, disciplina, somenteLeitura, aoFechar }: Props) {
  const t = useTextos(textosAula);
  const { pode } = useSessao();
  const { data } = useConsulta(aulasApi.opcoesDaAula, { query: { TurmaDisciplinaId: disciplina.id } });
  const podeEditar = !somenteLeitura && pode('diario-aulas', 'editar');
  const data_ = formatarData(aula.dataAula);
  const excluir = (): void =>
    void excluirComPergunta({
      pergunta: { titulo: t('confirmaExcluir', { data: data_ }), texto: t('excluirTexto'), rotuloConfirmar: t('excluir') },
      excluir: () => chamar(aulasApi.excluirAula, { params: { id: aula.id }, query: { Versao: aula.versao } }),
      feito: t('excluida'),
      envelhece: ['Aula'],
    }).then((foi) => foi && aoFechar());
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      tamanho="larga"
      titulo={t('aulaDe', { data: data_ })}
      rodape={
        podeEditar && (
          <>
            {pode('diario-aulas', 'excluir') && (
              <Button variant="default" onClick={excluir}>
                {t('excluir')}
              </Button>
            )}
            <BotaoSalvar formulario="aula" />
          </>
        )
      }
    >
      <Formulario
        id="aula"
        esquema={esquemaEdicaoAula}
        somenteLeitura={!podeEditar}
        valoresIniciais={paraEdicao(aula)}
        aoSalvar={(body) => chamar(aulasApi.editarAula, { body })}
        aposSalvar={() => {
          avisar.sucesso(t('salva'));
          void envelhecer('Aula');
          aoFechar();
        }}
        valoresDoConflito={(detalhe) => paraEdicao(detalhe as Aula)}
      >
        <EmColunas>
          <CampoTextoLongo nome={campo('conteudo')} rotulo={t('conteudo')} linhas={5} maximo={4000} autoFoco />
          <CampoTextoLongo nome={campo('tarefa')} rotulo={t('tarefa')} linhas={3} maximo={2000} />
          <CampoData nome={campo('dataAula')} rotulo={t('data')} colunas={4} />
          <CampoNumero nome={campo('quantidade')} rotulo={t('tempos')} colunas={3} />
          <CampoSelecao
            nome={campo('docenteId')}
            rotulo={t('docente')}
            colunas={5}
            opcoes={comoOpcoes(docentesSemRepetir(data?.docentes ?? []))}
          />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}
