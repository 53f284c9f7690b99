import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { formatarData } from '#shared/datas.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoData, CampoNumero, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { FORMULARIO, JanelaDeRegistro } from '#platform/web/registro/janela-de-registro.tsx';
import { turmaDisciplinasApi } from '../api.ts';
import { esquemaEdicaoDisciplinaDaTurma } from '../esquemas.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { excluir } from '#domains/academico/estrutura/web/excluir.ts';
import { relerEstrutura } from '#domains/academico/estrutura/web/lidas.ts';
import { useSalvo } from '#domains/academico/estrutura/web/salvo.ts';
import type { Disciplinas } from './disciplinas.ts';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';

type Props = { item: Disciplinas['itens'][number]; turma: Disciplinas['turma']; aoFechar: () => void };
const esquemaFim = z.strictObject({ versao: campo.versao(), dataFim: campo.dataCivil() });
const doFim = camposDe<typeof esquemaFim>();
const daDisciplina = camposDe<typeof esquemaEdicaoDisciplinaDaTurma>();

/** A subject of a class: its workload and days, what hangs on it, and so whether it can be deleted or only ended. */
export default function DisciplinaDaTurma({ item, turma, aoFechar }: Props) {
  const t = useTextos(textosEnsino);
  const { idioma } = useIdioma();
  const salvo = useSalvo(aoFechar);
  const { data } = useConsulta(turmaDisciplinasApi.usosDaDisciplina, { params: { id: item.id } });
  const livre = data?.itens.length === 0;
  const { id, versao, cargaHoraria, dataInicio, dataFim, encerramento } = item;
  const [desfazendo, setDesfazendo] = useState(false);
  const desfazer = (vista: number) => desfazerEncerramento(id, vista);
  const apagar = async (): Promise<void> => {
    if (await excluir(() => chamar(turmaDisciplinasApi.excluirDisciplinaDaTurma, { params: { id } }), item.nome)) aoFechar();
  };
  return (
    <JanelaDeRegistro
      titulo={t('disciplinaDaTurma', { disciplina: item.nome, turma: turma.nome })}
      tamanho="larga"
      aoFechar={aoFechar}
      aoExcluir={livre ? () => void apagar() : undefined}
    >
      <Formulario
        id={FORMULARIO}
        esquema={esquemaEdicaoDisciplinaDaTurma}
        valoresIniciais={{ id, versao, cargaHoraria, dataInicio, dataFim }}
        aoSalvar={(body) => chamar(turmaDisciplinasApi.editarDisciplinaDaTurma, { body })}
        aposSalvar={() => salvo(item.nome)}
      >
        <EmColunas>
          <CampoNumero
            nome={daDisciplina('cargaHoraria')}
            rotulo={t('cargaDaTurma')}
            colunas={4}
            dica={t('cargaDaTurmaDica', { horas: item.cargaHorariaPadrao === null ? '—' : `${item.cargaHorariaPadrao} h` })}
          />
          <CampoData nome={daDisciplina('dataInicio')} rotulo={t('inicio')} colunas={4} dica={t('diasDica')} />
          <CampoData nome={daDisciplina('dataFim')} rotulo={t('fim')} colunas={4} dica={t('diasDica')} />
        </EmColunas>
      </Formulario>
      {data && <p role="status">{livre ? t('nadaPendura') : t('penduram', { usos: data.itens.map((u) => u[idioma]).join(', ') })}</p>}
      {dataFim !== null && encerramento !== null && (
        <>
          <p className="suave">{t('encerramentoDe', { data: formatarData(dataFim), n: encerramento.docentes })}</p>
          <Button
            variant="default"
            loading={desfazendo}
            onClick={() => {
              setDesfazendo(true);
              void desfazer(versao)
                .then(() => {
                  avisar.sucesso(t('encerramentoDesfeito', { nome: item.nome }));
                  aoFechar();
                }, avisar.erro)
                .finally(() => setDesfazendo(false));
            }}
          >
            {t('desfazerEncerramento')}
          </Button>
        </>
      )}
      {dataFim === null && (
        <details className={estilo.recolhido}>
          <summary>{t('encerrar')}</summary>
          <p className="suave">{t('encerrarTexto')}</p>
          <Formulario
            id="encerrar"
            guarda={false}
            esquema={esquemaFim}
            valoresIniciais={{ versao, dataFim: '' }}
            aoSalvar={async (body, _saida, chaveIdempotencia) => {
              const feito = await chamar(turmaDisciplinasApi.encerrarDisciplina, { params: { id }, body }, { chaveIdempotencia });
              return { fim: body.dataFim, versao: feito.versao };
            }}
            aposSalvar={(feito) => {
              const { fim, versao: depois } = feito as { fim: string; versao: number };
              avisar.sucesso(t('encerrada', { nome: item.nome, data: formatarData(fim) }), { desfazer: () => desfazer(depois) });
              void relerEstrutura();
              aoFechar();
            }}
          >
            <EmColunas>
              <CampoData nome={doFim('dataFim')} rotulo={t('fim')} colunas={4} />
            </EmColunas>
          </Formulario>
          <BotaoSalvar formulario="encerrar" rotulo={t('encerrarAgora')} />
        </details>
      )}
    </JanelaDeRegistro>
  );
}

/** Takes the ending back, and with it the assignments that it had cut short. */
async function desfazerEncerramento(id: number, versao: number): Promise<void> {
  await chamar(
    turmaDisciplinasApi.desfazerEncerramento,
    { params: { id }, body: { versao } },
    { chaveIdempotencia: `desfazer-encerramento-${id}-${versao}` },
  );
  await relerEstrutura();
}
