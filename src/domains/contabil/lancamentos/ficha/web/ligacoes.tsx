import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { formatarData } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { destinosDoFato } from '../../origem.ts';
import { textosLancamento } from '../../texts.ts';
import type { Lancamento } from './tipos.ts';

const ligacoes = [
  ['corrigidoPor', 'corrigidoPor'],
  ['estornadoPor', 'estornadoPor'],
  ['corrige', 'corrigeN'],
  ['estornoDe', 'estornoDeN'],
  ['desfaz', 'desfazN'],
  ['desfeitoPor', 'desfeitoPorN'],
] as const;

/** What corrected, reversed or took back an entry, and what it corrects, reverses or takes back: both ways with one click. */
export function Ligacoes({ lancamento }: { lancamento: Lancamento }) {
  const t = useTextos(textosLancamento);
  return ligacoes.map(([membro, texto]) => {
    const outro = lancamento[membro];
    return (
      outro && (
        <p key={membro} className="consequencia">
          <Elo tela="contabil-lancamento-editar" params={{ id: outro.id }}>
            {t(texto, { numero: outro.numero, ano: outro.ano })}
          </Elo>
        </p>
      )
    );
  });
}

/** What happened that the entry tells of, with the way to it. */
export function Origem({ lancamento: { fatos } }: { lancamento: Lancamento }) {
  const t = useTextos(textosLancamento);
  if (fatos.length === 0) return <p className="suave">{t('semOrigem')}</p>;
  return (
    <ul>
      {fatos.map((fato) => (
        <li key={fato.id}>
          {formatarData(fato.dataFato)} · {formatarReais(fato.valorCentavos)}
          {destinosDoFato(fato).map(({ rotulo, tela, params, search }) => (
            <span key={rotulo}>
              {' · '}
              <Elo tela={tela} {...(params ? { params } : {})} {...(search ? { search } : {})}>
                {t(`destino.${rotulo}`)}
              </Elo>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
