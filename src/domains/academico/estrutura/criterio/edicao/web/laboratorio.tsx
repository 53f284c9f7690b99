import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import type { Plano } from '#domains/academico/estrutura/criterio/criterio.ts';
import { Escolha } from '#domains/academico/estrutura/web/escolha.tsx';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';
import { laboratorioApi } from '../api.ts';
import { textosLaboratorio } from '../texts.ts';
import type { Experimento, Pedido } from './experimento.ts';
import { QuemMuda } from './quem-muda.tsx';
import { useCriterioDoFormulario } from './use-criterio.ts';

/** The rule as it is being written, tried on the marks of a year: who would end otherwise. */
export default function LaboratorioDoCriterio({ cursoId, plano }: { cursoId: number; plano: Plano }) {
  const t = useTextos(textosLaboratorio);
  const { anos, anoLetivoAtualId } = useAnosLetivos();
  const { criterio, valido } = useCriterioDoFormulario();
  const [ano, setAno] = useState<number | null>(null);
  const [experimentando, setExperimentando] = useState(false);
  const [feito, setFeito] = useState<{ pedido: Pedido; resposta: Experimento } | null>(null);
  const anoLetivoId = ano ?? anoLetivoAtualId ?? anos[0]?.id ?? null;
  const pedido = { anoLetivoId: anoLetivoId ?? 0, plano, criterio: { ...criterio, conceitos: [...criterio.conceitos] } };
  const experimentar = async (): Promise<void> => {
    setExperimentando(true);
    try {
      const resposta = await chamar(laboratorioApi.experimentarCriterio, { params: { id: cursoId }, body: pedido });
      setFeito({ pedido, resposta });
    } catch (erro) {
      avisar.erro(erro);
    }
    setExperimentando(false);
  };
  const velho = feito !== null && JSON.stringify(feito.pedido) !== JSON.stringify(pedido);
  return (
    <section className={estilo.exemplo} aria-label={t('laboratorio')}>
      <h3>{t('laboratorio')}</h3>
      <p className="suave">{t('texto')}</p>
      <div className={estilo.escolhas}>
        <Escolha
          rotulo={t('ano')}
          valor={anoLetivoId}
          opcoes={anos.map(({ id, ano: numero }) => ({ valor: id, rotulo: String(numero) }))}
          aoMudar={setAno}
        />
        <Button
          variant="default"
          loading={experimentando}
          disabled={!valido || anoLetivoId === null}
          onClick={() => void experimentar()}
          style={{ alignSelf: 'end' }}
        >
          {t('experimentar')}
        </Button>
      </div>
      {!valido && <p role="status">{t('comErro')}</p>}
      {experimentando && !feito && <Esqueleto linhas={4} />}
      {velho && <p role="status">{t('mudou')}</p>}
      {feito && <QuemMuda cursoId={cursoId} {...feito} />}
    </section>
  );
}
