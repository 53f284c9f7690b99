import { Button } from '@mantine/core';
import { textosMudanca } from '#domains/mudanca/texts.ts';
import { tiposDaMudanca } from '#domains/mudanca/tipos.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { planilhasDaMudancaApi as api } from '../api.ts';
import { PassoDaMudanca } from './passo-da-mudanca.tsx';
import estilo from './mudanca.module.css';

/** Moving in: a step for each kind of sheet, in the order in which they come in, with what came of it. */
export default function MudancaPage() {
  const t = useTextos(textosMudanca);
  const { data, error, refetch } = useConsulta(api.listar, {});
  return (
    <Pagina
      acoes={
        <Elo tela="mudanca-conferencia">
          <Button component="span">{t('conferirEAssinar')}</Button>
        </Elo>
      }
    >
      <p className={estilo.texto}>{t('intro')}</p>
      <p className={`${estilo.texto} suave`}>{t('plano')}</p>
      {error && !data && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <Esqueleto linhas={12} />}
      {data &&
        tiposDaMudanca.map(({ valor }, i) => (
          <PassoDaMudanca
            key={valor}
            tipo={valor}
            ordem={i + 1}
            trazidos={data.trazidos.find(({ tipo }) => tipo === valor)?.quantidade ?? 0}
            planilhas={data.itens.filter(({ tipo }) => tipo === valor)}
          />
        ))}
    </Pagina>
  );
}
