import { useState } from 'react';
import { saidasApi } from '#domains/academico/contratos/saidas/api.ts';
import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { chamar, ErroApi } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { CampoData, camposDe, CampoTexto, CampoTextoLongo } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { matriculasEnturmacaoApi } from '#domains/academico/matriculas/enturmacao/api.ts';
import { matriculasMovimentosApi } from '../api.ts';
import {
  esquemaAtivacao,
  esquemaConclusao,
  esquemaDesfazimento,
  esquemaEnturmacao,
} from '#domains/academico/matriculas/esquemas-movimentos.ts';
import { tiposMovimento } from '#domains/academico/matriculas/situacoes.ts';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { EscolhaDeTurma } from '#domains/academico/matriculas/enturmacao/web/door.tsx';
import { Moldura, nomesDe, type PropsDoAto } from './moldura.tsx';
import { useHoje } from './hoje.ts';

const daAtivacao = camposDe<typeof esquemaAtivacao>();
const daConclusao = camposDe<typeof esquemaConclusao>();
const daEnturmacao = camposDe<typeof esquemaEnturmacao>();
const doDesfazimento = camposDe<typeof esquemaDesfazimento>();

/** A pre-enrollment becomes an active enrollment. */
export function Ativacao(props: PropsDoAto) {
  const t = useTextos(textosRegistro);
  const hoje = useHoje();
  const { id } = props.matricula;
  return (
    <Moldura
      {...props}
      ato="ativacao"
      consequencia={t('efeito_ativacao', nomesDe(props.matricula))}
      esquema={esquemaAtivacao}
      iniciais={{ dataMovimento: hoje }}
      enviar={(body, chaveIdempotencia) => chamar(matriculasMovimentosApi.ativarMatricula, { params: { id }, body }, { chaveIdempotencia })}
    >
      <CampoData nome={daAtivacao('dataMovimento')} rotulo={t('dataMovimento')} maxima={hoje} colunas={6} />
    </Moldura>
  );
}

/** The student finished the course before the year is closed for the whole class. */
export function Conclusao(props: PropsDoAto) {
  const t = useTextos(textosRegistro);
  const hoje = useHoje();
  const { id } = props.matricula;
  return (
    <Moldura
      {...props}
      ato="conclusao"
      consequencia={t('efeito_conclusao', nomesDe(props.matricula))}
      esquema={esquemaConclusao}
      iniciais={{ dataMovimento: hoje, motivo: '' }}
      enviar={(body, chaveIdempotencia) =>
        chamar(matriculasMovimentosApi.concluirMatricula, { params: { id }, body }, { chaveIdempotencia })
      }
    >
      <CampoData nome={daConclusao('dataMovimento')} rotulo={t('dataMovimento')} maxima={hoje} colunas={6} />
      <CampoTextoLongo nome={daConclusao('motivo')} rotulo={t('motivoOpcional')} maximo={500} linhas={2} />
    </Moldura>
  );
}

/** The student goes to another class of the same course and year; the former placement stays as history. */
export function MudancaDeTurma(props: PropsDoAto) {
  const t = useTextos(textosRegistro);
  const hoje = useHoje();
  const { id, curso, anoLetivo, enturmacao } = props.matricula;
  // Who has not begun sits in the other class from the first day.
  const entrada = enturmacao && enturmacao.dataInicio > hoje ? enturmacao.dataInicio : null;
  const opcoes = useConsulta(opcoesDaEstrutura.opcoesEstrutura, { query: { AnoLetivoId: String(anoLetivo.id) } });
  const turmas = opcoes.data?.turmas.filter((turma) => turma.cursoId === curso.id && turma.situacao === 'aberta');
  return (
    <Moldura
      {...props}
      ato="enturmacao"
      consequencia={t('efeito_enturmacao', nomesDe(props.matricula))}
      esquema={esquemaEnturmacao}
      iniciais={{ turmaId: '', dataInicio: entrada ?? hoje, motivo: '', motivoExcedente: '' }}
      enviar={(body, chaveIdempotencia) =>
        chamar(matriculasEnturmacaoApi.enturmarMatricula, { params: { id }, body }, { chaveIdempotencia })
      }
    >
      {opcoes.error && <EstadoErro erro={opcoes.error} tentarDeNovo={() => void opcoes.refetch()} />}
      {turmas ? (
        <EscolhaDeTurma turmas={turmas} rotulo={t('novaTurmaRotulo')} exceto={enturmacao?.turmaId} />
      ) : (
        !opcoes.error && <Esqueleto linhas={3} />
      )}
      <CampoData nome={daEnturmacao('dataInicio')} rotulo={t('aPartirDe')} maxima={entrada ?? hoje} colunas={5} />
      <CampoTextoLongo nome={daEnturmacao('motivo')} rotulo={t('motivoOpcional')} maximo={500} linhas={2} />
    </Moldura>
  );
}

/** The movement that the window names no longer counts; the undo is a movement of its own, and takes the contract along. */
export function Desfazimento(props: PropsDoAto) {
  const t = useTextos(textosRegistro);
  const tm = useTextos(textosMatricula);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  // The class filled up meanwhile: the server says so, and then asks why the student goes over its places.
  const [cheia, setCheia] = useState(false);
  const { id, desfazivel, movimentos } = props.matricula;
  // The one that the window shows when it opens: the record behind may be read again meanwhile.
  const [ultimo] = useState(() => movimentos.find((movimento) => movimento.id === desfazivel?.id));
  const alvo = {
    tipo: ultimo ? rotuloDe(tiposMovimento, ultimo.tipo, idioma) : '',
    data: ultimo ? formatarData(ultimo.dataMovimento) : '',
  };
  const nova = ultimo?.novaMatricula;
  const junto = ultimo?.junto ?? [];
  return (
    <Moldura
      {...props}
      ato="desfazimento"
      consequencia={
        <>
          {t('efeito_desfazimento', alvo)}
          {nova && ` ${t('desfazNova', { codigo: nova.codigo, curso: nova.cursoNome })}`}{' '}
          {junto.length > 0 && t('desfazJunto', { n: junto.length, codigos: junto.map((j) => j.codigo).join(', ') })} {t('desfazContrato')}
        </>
      }
      esquema={esquemaDesfazimento}
      iniciais={{ movimentoId: ultimo?.id ?? '', motivo: '', motivoExcedente: '' }}
      enviar={(body, chaveIdempotencia) =>
        chamar(saidasApi.desfazerMovimento, { params: { id }, body }, { chaveIdempotencia }).catch((causa: unknown) => {
          if (causa instanceof ErroApi && causa.code === 'TURMA_SEM_VAGA') setCheia(true);
          throw causa;
        })
      }
    >
      <CampoTextoLongo nome={doDesfazimento('motivo')} rotulo={t('motivo')} maximo={500} />
      {cheia && pode('excesso-vagas', 'criar') && (
        <CampoTexto
          nome={doDesfazimento('motivoExcedente')}
          rotulo={tm('motivoExcedente')}
          colunas={12}
          maximo={300}
          dica={tm('ajudaExcedente')}
          obrigatorio
        />
      )}
    </Moldura>
  );
}
