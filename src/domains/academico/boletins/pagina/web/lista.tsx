import { useFiltrosDeEnsino } from '#domains/academico/estrutura/web/door.tsx';
import { alunosApi } from '#domains/academico/matriculas/alunos/api.ts';
import { useAnoNoEndereco } from '#domains/academico/periodos-letivos/web/door.tsx';
import { filtrosSalvosDe } from '#domains/acesso/filtros/web/door.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useHrefAqui } from '#platform/web/navegacao.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type AcaoEmMassa, type LinhaDe, TabelaDados } from '#platform/web/tabela/index.ts';
import { EnviarBoletins } from '#domains/academico/boletins/envio/web/door.tsx';
import { impressaoDeBoletinsApi, MAXIMO_NA_HORA } from '#domains/academico/boletins/impressao/api.ts';
import { ImprimirTurmas } from '#domains/academico/boletins/impressao/web/door.tsx';
import { textosBoletins } from '#domains/academico/boletins/texts.ts';
import { textosEnvioDeBoletins } from '#domains/academico/boletins/envio/texts.ts';
import { ConfiguracaoDeBoletins } from './configuracao.tsx';

type Aluno = LinhaDe<typeof alunosApi.listarAlunosParaBoletim>;
type Aberta = { janela: 'pdf' | 'enviar'; ids: number[] } | { janela: 'turmas' | 'enviarTurmas' } | null;
const filtrosSalvos = filtrosSalvosDe('boletins');

/** The students who have a report card; chosen ones are printed or sent together, classes by a filter. */
export function ListaDeBoletins() {
  const t = useTextos(textosBoletins);
  const te = useTextos(textosEnvioDeBoletins);
  const { pode } = useSessao();
  const { pronto, anoLetivoId } = useAnoNoEndereco();
  const { filtros, carregou } = useFiltrosDeEnsino(anoLetivoId, t('ano'));
  const hrefAqui = useHrefAqui();
  const [aberta, setAberta] = useState<Aberta>(null);
  const fechar = (): void => setAberta(null);
  const escolher = (janela: 'pdf' | 'enviar') => (escolha: { tipo: string; ids?: readonly (number | string)[] }) => {
    setAberta({ janela, ids: (escolha.ids ?? []).map(Number) });
    return false;
  };
  const acoes: AcaoEmMassa<Aluno>[] = [
    { chave: 'pdf', rotulo: t('emPdf'), aceitaFiltro: false, maximo: MAXIMO_NA_HORA, aoExecutar: escolher('pdf') },
    ...(pode('boletins', 'criar')
      ? [{ chave: 'enviar', rotulo: te('enviar'), aceitaFiltro: false, maximo: 500, aoExecutar: escolher('enviar') }]
      : []),
  ];
  return (
    <Pagina
      acoes={
        <>
          {pode('boletins', 'editar') && <ConfiguracaoDeBoletins />}
          {pode('boletins', 'criar') && (
            <Button variant="default" onClick={() => setAberta({ janela: 'enviarTurmas' })}>
              {te('enviar')}
            </Button>
          )}
          <Button variant="default" onClick={() => setAberta({ janela: 'turmas' })}>
            {t('imprimir')}
          </Button>
        </>
      }
    >
      {pronto && carregou ? (
        <TabelaDados
          tela="boletins"
          titulo={t('boletins')}
          endpoint={alunosApi.listarAlunosParaBoletim}
          busca={{ campo: 'Nome', rotulo: t('buscar') }}
          filtros={[...filtros, { chave: 'sairam', rotulo: t('sairam'), tipo: 'booleano', campo: 'Sairam' }]}
          filtrosSalvos={filtrosSalvos}
          ordemPadrao={{ campo: 'nome', ascendente: true }}
          idDe={({ matriculaId }) => matriculaId}
          linhaHref={({ matriculaId }) => hrefAqui({ boletim: matriculaId })}
          nomeDaLinha={({ nome }) => nome}
          acoesEmMassa={acoes}
          vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
          colunas={[
            { chave: 'nome', titulo: t('aluno'), ordenavel: true, principal: true, largura: '20rem' },
            { chave: 'turmaNome', titulo: t('turma'), ordenavel: 'turma', principal: true },
            { chave: 'numeroChamada', titulo: t('numero'), alinhamento: 'direita', largura: '5rem' },
            { chave: 'cursoNome', titulo: t('curso'), ordenavel: 'curso' },
            { chave: 'segmentacaoNome', titulo: t('segmentacao'), ordenavel: 'segmentacao', oculta: true },
            { chave: 'matriculaCodigo', titulo: t('matricula'), ordenavel: 'matricula', largura: '9rem' },
          ]}
        />
      ) : (
        <Esqueleto linhas={14} />
      )}
      {aberta?.janela === 'pdf' && (
        <PreviaDocumento
          aberta
          aoFechar={fechar}
          titulo={t('boletins')}
          endpoint={impressaoDeBoletinsApi.boletinsEmPdf}
          entrada={{ query: { MatriculaIds: aberta.ids.join(',') } }}
          nomePadrao="boletins.pdf"
        />
      )}
      {aberta?.janela === 'turmas' && <ImprimirTurmas anoLetivoId={anoLetivoId} aoFechar={fechar} />}
      {aberta?.janela === 'enviar' && <EnviarBoletins matriculaIds={aberta.ids} aoFechar={fechar} />}
      {aberta?.janela === 'enviarTurmas' && <EnviarBoletins anoLetivoId={anoLetivoId} aoFechar={fechar} />}
    </Pagina>
  );
}
