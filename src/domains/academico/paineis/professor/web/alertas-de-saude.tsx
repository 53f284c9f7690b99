import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao, Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { painelProfessorApi } from '../api.ts';
import { textosPainelProfessor } from '../texts.ts';
import estilo from './painel.module.css';

/** What the health forms of pupils ask for. It is read only when somebody asks, because every view is recorded. */
export default function AlertasDeSaude({ docenteId }: { docenteId: number | null }) {
  const t = useTextos(textosPainelProfessor);
  const { usuario } = useSessao();
  const [motivo, setMotivo] = useState('');
  const [pedido, setPedido] = useState<string | null>(null);
  const pedeMotivo = usuario?.admin === true;
  return (
    <Cartao titulo={t('saude')} className={estilo.saude}>
      {pedido !== null ? (
        <Alertas docenteId={docenteId} motivo={pedido} />
      ) : (
        <>
          <p className="suave">{t('saudeTexto')}</p>
          {pedeMotivo && (
            <TextInput
              label={t('motivoSaude')}
              description={t('motivoSaudeTexto')}
              value={motivo}
              maxLength={300}
              required
              onChange={(evento) => setMotivo(evento.currentTarget.value)}
            />
          )}
          <Button mt="sm" variant="default" disabled={pedeMotivo && motivo.trim() === ''} onClick={() => setPedido(motivo.trim())}>
            {t('verSaude')}
          </Button>
        </>
      )}
    </Cartao>
  );
}

function Alertas({ docenteId, motivo }: { docenteId: number | null; motivo: string }) {
  const t = useTextos(textosPainelProfessor);
  const { data, error, refetch } = useConsulta(
    painelProfessorApi.obterAlertasDeSaude,
    { query: { DocenteId: docenteId ?? undefined, Motivo: motivo || undefined } },
    { validadeMs: 'static' },
  );
  if (!data) return error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={3} />;
  if (data.alunos.length === 0) return <p className="suave">{t('semSaude')}</p>;
  return (
    <ul className={estilo.alertas}>
      {data.alunos.map((aluno) => {
        const fatos = [
          [t('alergias'), aluno.alergias],
          [t('medicacao'), aluno.medicacaoContinua],
          [t('intolerancias'), aluno.intolerancias.map((qual) => t(qual)).join(', ')],
          [t('deficiencias'), aluno.deficiencias.join(', ')],
          [t('observacoes'), aluno.observacoes],
        ].filter(([, valor]) => valor);
        return (
          <li key={aluno.alunoId}>
            <strong>{aluno.nome}</strong> <span className="suave">{aluno.turma}</span>
            <dl className="fatos">
              {fatos.map(([nome, valor]) => (
                <div key={nome}>
                  <dt>{nome}</dt>
                  <dd>{valor}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
