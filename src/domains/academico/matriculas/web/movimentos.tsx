import { useState } from 'react';
import { estruturaApi } from '#domains/academico/estrutura/api.ts';
import { chamar } from '#platform/web/api.ts';
import { useConsulta } from '#platform/web/consultas.ts';
import { CampoData, CampoTextoLongo } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina.tsx';
import { formatarData, hojeEm } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { matriculasApi as api } from '../api.ts';
import { esquemaAtivacao, esquemaDesfazimento, esquemaEnturmacao, esquemaSaida } from '../esquemas.ts';
import { tiposMovimento } from '../situacoes.ts';
import { textosRegistro } from '../texts-registro.ts';
import type { Saida } from './atos.ts';
import { useContratosDaMatricula } from './contratos-da-matricula.tsx';
import { EscolhaDeTurma } from './escolha-de-turma.tsx';
import { fusoDaEscola } from './lidas.ts';
import { Moldura, type PropsDoAto } from './moldura.tsx';
import type { MatriculaAberta } from './valores.ts';

const nomesDe = ({ aluno, enturmacao }: MatriculaAberta) => ({ nome: aluno.nome, turma: enturmacao?.turmaNome ?? '—' });
const useHoje = () => useState(() => hojeEm(new Date(), fusoDaEscola))[0];

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
      enviar={(body, chaveIdempotencia) => chamar(api.ativarMatricula, { params: { id }, body }, { chaveIdempotencia })}
    >
      <CampoData nome="dataMovimento" rotulo={t('dataMovimento')} maxima={hoje} colunas={6} />
    </Moldura>
  );
}

const rotas = { transferencia: api.transferirMatricula, desistencia: api.desistirMatricula, cancelamento: api.cancelarMatricula };

/** The student leaves: transfer, dropout or cancellation, on a date and for a reason. Contracts are not touched, and it is said. */
export function Partida({ saida, ...props }: PropsDoAto & { saida: Saida }) {
  const t = useTextos(textosRegistro);
  const hoje = useHoje();
  const { id } = props.matricula;
  const ativos = useContratosDaMatricula(id).data?.itens.filter(({ situacao }) => situacao === 'ativo').length ?? 0;
  return (
    <Moldura
      {...props}
      ato={saida}
      consequencia={
        <>
          {t(`efeito_${saida}`, nomesDe(props.matricula))}
          {ativos > 0 && ` ${t('contratosContinuam', { n: ativos })}`}
        </>
      }
      esquema={esquemaSaida}
      iniciais={{ dataMovimento: hoje, motivo: '' }}
      enviar={(body, chaveIdempotencia) => chamar(rotas[saida], { params: { id }, body }, { chaveIdempotencia })}
    >
      <CampoData nome="dataMovimento" rotulo={t('dataMovimento')} maxima={hoje} colunas={6} />
      <CampoTextoLongo nome="motivo" rotulo={t('motivo')} maximo={500} />
    </Moldura>
  );
}

/** The student goes to another class of the same course and year; the former placement stays as history. */
export function MudancaDeTurma(props: PropsDoAto) {
  const t = useTextos(textosRegistro);
  const hoje = useHoje();
  const { id, curso, anoLetivo, enturmacao } = props.matricula;
  const opcoes = useConsulta(estruturaApi.opcoesEstrutura, { query: { AnoLetivoId: String(anoLetivo.id) } });
  const turmas = opcoes.data?.turmas.filter((turma) => turma.cursoId === curso.id && turma.situacao === 'aberta');
  return (
    <Moldura
      {...props}
      ato="enturmacao"
      consequencia={t('efeito_enturmacao', nomesDe(props.matricula))}
      esquema={esquemaEnturmacao}
      iniciais={{ turmaId: '', dataInicio: hoje, motivo: '', motivoExcedente: '' }}
      enviar={(body, chaveIdempotencia) => chamar(api.enturmarMatricula, { params: { id }, body }, { chaveIdempotencia })}
    >
      {opcoes.error && <EstadoErro erro={opcoes.error} tentarDeNovo={() => void opcoes.refetch()} />}
      {turmas ? (
        <EscolhaDeTurma turmas={turmas} rotulo={t('novaTurmaRotulo')} exceto={enturmacao?.turmaId} />
      ) : (
        !opcoes.error && <Esqueleto linhas={3} />
      )}
      <CampoData nome="dataInicio" rotulo={t('aPartirDe')} maxima={hoje} colunas={5} />
      <CampoTextoLongo nome="motivo" rotulo={t('motivoOpcional')} maximo={500} linhas={2} />
    </Moldura>
  );
}

/** The last movement no longer counts; the undo is a movement of its own. */
export function Desfazimento(props: PropsDoAto) {
  const t = useTextos(textosRegistro);
  const { idioma } = useIdioma();
  const { id, desfazivel, movimentos } = props.matricula;
  const ultimo = movimentos.find((movimento) => movimento.id === desfazivel?.id);
  const alvo = {
    tipo: ultimo ? rotuloDe(tiposMovimento, ultimo.tipo, idioma) : '',
    data: ultimo ? formatarData(ultimo.dataMovimento) : '',
  };
  return (
    <Moldura
      {...props}
      ato="desfazimento"
      consequencia={t('efeito_desfazimento', alvo)}
      esquema={esquemaDesfazimento}
      iniciais={{ motivo: '' }}
      enviar={(body, chaveIdempotencia) => chamar(api.desfazerMovimento, { params: { id }, body }, { chaveIdempotencia })}
    >
      <CampoTextoLongo nome="motivo" rotulo={t('motivo')} maximo={500} />
    </Moldura>
  );
}
