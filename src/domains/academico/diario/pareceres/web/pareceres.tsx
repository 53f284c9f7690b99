import { Button } from '@mantine/core';
import { useState } from 'react';
import { SituacaoDaGravacao } from '#platform/web/grade/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro, EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { pareceresApi } from '../api.ts';
import { textosPareceres } from '../texts.ts';
import { FrasesDaEscola } from './frases.tsx';
import { ParecerDoAluno } from './parecer-do-aluno.tsx';
import { type Pareceres as Dados, TEXTO, usePareceres } from './use-pareceres.ts';
import estilo from './pareceres.module.css';

/** The opinions of a subject in an etapa, student by student. */
export function Pareceres({ turmaDisciplinaId, etapaId }: { turmaDisciplinaId: number; etapaId: number }) {
  const t = useTextos(textosPareceres);
  const { data, error, refetch } = useRegistro(pareceresApi.obterPareceres, { params: { turmaDisciplinaId }, query: { EtapaId: etapaId } });
  if (!data) return error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={8} />;
  return data.alunos.length === 0 ? <EstadoVazio titulo={t('semAlunos')} /> : <Quadro dados={data} etapaId={etapaId} />;
}

function Quadro({ dados, etapaId }: { dados: Dados; etapaId: number }) {
  const t = useTextos(textosPareceres);
  const { pode } = useSessao();
  const { modelo, fila } = usePareceres(dados, etapaId);
  const [lugar, setLugar] = useState(0);
  modelo.useContas();
  const escreve = !dados.fechada && pode('diario-notas', 'editar');
  const textoDe = (matriculaId: number): string => modelo.ler(String(matriculaId), TEXTO) ?? '';
  const aluno = dados.alunos[lugar];
  const escritos = dados.alunos.filter(({ matriculaId }) => textoDe(matriculaId).trim() !== '').length;
  const inserir = (frase: string): void => {
    if (!aluno) return;
    const atual = textoDe(aluno.matriculaId).trimEnd();
    const entrada = { valor: atual === '' ? frase : `${atual} ${frase}` };
    modelo.escrever([{ linha: String(aluno.matriculaId), coluna: TEXTO, entrada }]);
  };
  return (
    <>
      <div className={estilo.rodape}>
        <span>{t('escritos', { n: escritos, total: dados.alunos.length })}</span>
        {dados.fechada ? <span role="status">{t('fechada')}</span> : <SituacaoDaGravacao modelo={modelo} fila={fila} guardada />}
      </div>
      <div className={estilo.quadro}>
        <ol className={estilo.lista} aria-label={t('alunos')}>
          {dados.alunos.map(({ matriculaId, nome, numeroChamada }, i) => (
            <li key={matriculaId}>
              <button type="button" aria-current={i === lugar} onClick={() => setLugar(i)}>
                <span>{numeroChamada === null ? nome : `${numeroChamada}. ${nome}`}</span>
                <span className="suave">{t(textoDe(matriculaId).trim() === '' ? 'emBranco' : 'escrito')}</span>
              </button>
            </li>
          ))}
        </ol>
        <div>
          {aluno && <ParecerDoAluno key={aluno.matriculaId} aluno={aluno} modelo={modelo} escreve={escreve} />}
          <p className={estilo.rodape}>
            <Button variant="default" disabled={lugar === 0} onClick={() => setLugar(lugar - 1)}>
              {t('anterior')}
            </Button>
            <Button variant="default" disabled={lugar === dados.alunos.length - 1} onClick={() => setLugar(lugar + 1)}>
              {t('proximo')}
            </Button>
          </p>
          {escreve && <FrasesDaEscola aoEscolher={inserir} />}
        </div>
      </div>
    </>
  );
}
