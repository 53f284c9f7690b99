import { useId } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { type ItemDeEspera, ListaDeEspera } from '#platform/web/pagina/espera.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { painelProfessorApi } from '../api.ts';
import { textosPainelProfessor } from '../texts.ts';
import { esperaDoPainel } from './leitura.ts';

/** What waits for a teacher, for the home: the sums of what their panel lists by class, each opening it. */
export function EsperaDoProfessor() {
  const t = useTextos(textosPainelProfessor);
  const idTitulo = useId();
  const { data } = useConsulta(painelProfessorApi.obterPainelProfessor, { query: {} }, { guardar: true });
  if (!data) return null;
  const itens = esperaDoPainel(data).map(
    ([chave, n]): ItemDeEspera => ({
      chave,
      rotulo: t(`espera_${chave}`),
      valor: String(n),
      ...(chave === 'aulas' ? { tom: 'alerta' as const } : {}),
      ato: t(`ato_${chave}`),
      atoPorExtenso: `${t(`ato_${chave}`)}: ${t(`espera_${chave}`)}, ${n}`,
      elo: { tela: 'painel-professor', search: chave === 'aulas' ? {} : { Pendencia: chave } },
    }),
  );
  return (
    <section className="cartao" aria-labelledby={idTitulo}>
      <div className="cartao-topo">
        <h2 id={idTitulo}>{t('espera')}</h2>
      </div>
      <ListaDeEspera itens={itens} vazio={t('tudoEmDia')} />
    </section>
  );
}
