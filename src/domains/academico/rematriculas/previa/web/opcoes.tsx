import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { formatarData } from '#shared/datas.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import type { Busca, MudarBusca } from '#domains/academico/rematriculas/web/busca.ts';
import type { Previa } from './escolhidos.ts';
import estilo from '#domains/academico/rematriculas/web/rematriculas.module.css';
import { EntradaDeDia } from '#platform/web/pagina/entrada-de-dia.tsx';
import { Selecao } from './selecao.tsx';
import type { ChaveSimples } from '#shared/textos.ts';

/** How the students are enrolled and billed; closed it says in one line what was decided. */
export function Opcoes({ busca, previa, mudar }: { busca: Busca; previa: Previa; mudar: MudarBusca }) {
  const t = useTextos(textosRematricula);
  const { pode } = useSessao();
  const { criterios, descontos, formasPagamento, exigeAssinatura } = previa;
  const comContrato = busca.contratos !== 'nenhum';
  const opcoesDe = <C extends string>(prefixo: string, valores: readonly C[]) =>
    valores.map((valor) => ({ valor, rotulo: t(`${prefixo}${valor}` as ChaveSimples<typeof textosRematricula>) }));
  const podeAtivar = pode('contratos', 'editar');
  const contratos = ['nenhum', 'rascunho', ...(podeAtivar && !exigeAssinatura ? (['ativo'] as const) : [])] as const;
  return (
    <details className={estilo.opcoes}>
      <summary>
        {t('opcoes')}
        <span>
          {t(busca.movimento)} · {t('contratos')}: {t(`contratos_${busca.contratos}`).toLowerCase()}
          {comContrato && ` · ${t('primeiroVencimento')}: ${formatarData(criterios.primeiroVencimento)}`}
        </span>
      </summary>
      <div>
        <div className={estilo.campos}>
          <Selecao
            rotulo={t('movimentoInicial')}
            valor={busca.movimento}
            opcoes={opcoesDe('', ['pre_matricula', 'ativa'])}
            aoMudar={(movimento) => mudar({ movimento })}
          />
          <EntradaDeDia aoSair rotulo={t('dataMatricula')} valor={criterios.dataMatricula} aoMudar={(data) => mudar({ data })} />
          <Selecao
            rotulo={t('contratos')}
            ajuda={podeAtivar && exigeAssinatura ? t('contratosEsperamAssinatura') : undefined}
            valor={busca.contratos}
            opcoes={opcoesDe('contratos_', contratos)}
            aoMudar={(valor) => mudar({ contratos: valor })}
          />
          {comContrato && (
            <>
              <Selecao
                rotulo={t('itens')}
                valor={busca.itens}
                opcoes={opcoesDe('itens_', ['contrato', 'anuidade'])}
                aoMudar={(itens) => mudar({ itens })}
              />
              <EntradaDeDia
                aoSair
                rotulo={t('primeiroVencimento')}
                ajuda={t('ajudaVencimento')}
                valor={criterios.primeiroVencimento}
                aoMudar={(vencimento) => mudar({ vencimento })}
              />
              <Selecao
                rotulo={t('formaPagamento')}
                valor={criterios.formaPagamentoId}
                opcoes={comoOpcoes(formasPagamento)}
                aoMudar={(forma) => mudar({ forma })}
              />
            </>
          )}
        </div>
        <label className={estilo.marcavel}>
          <input
            type="checkbox"
            checked={busca.pendentes === 'sim'}
            onChange={(evento) => mudar({ pendentes: evento.currentTarget.checked ? 'sim' : null })}
          />
          {t('aceitarPendentes')}
        </label>
        {comContrato && <Descontos descontos={descontos} escolhidos={criterios.descontoIds} mudar={mudar} />}
      </div>
    </details>
  );
}

/** Discounts that the students have now; the register's own word is what is ticked at first. */
function Descontos({ descontos, escolhidos, mudar }: { descontos: Previa['descontos']; escolhidos: readonly number[]; mudar: MudarBusca }) {
  const t = useTextos(textosRematricula);
  if (descontos.length === 0) return <p className={estilo.nota}>{t('semDescontos')}</p>;
  const trocar = (id: number, fica: boolean) => {
    const ids = fica ? [...escolhidos, id] : escolhidos.filter((outro) => outro !== id);
    // An empty choice is a choice: none goes on.
    mudar({ descontos: ids.length === 0 ? '0' : ids.join(',') });
  };
  return (
    <fieldset className={estilo.lista}>
      <legend>{t('descontosQueSeguem')}</legend>
      {descontos.map(({ id, nome, alunos }) => (
        <label key={id} className={estilo.marcavel}>
          <input type="checkbox" checked={escolhidos.includes(id)} onChange={(evento) => trocar(id, evento.currentTarget.checked)} />
          {t('descontoDeN', { nome, n: alunos })}
        </label>
      ))}
    </fieldset>
  );
}
