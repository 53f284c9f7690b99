import { type ReactNode, useMemo, useState } from 'react';
import { escreverInstante, hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { formatarData, idadeEm } from '#shared/datas.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tiposContato } from '#shared/listas/pessoa.ts';
import { isBrasil, lugarDe } from '#domains/pessoas/endereco.ts';
import type { PessoaSaida } from '#domains/pessoas/respostas.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { escreverCpf } from '#domains/pessoas/busca/web/door.tsx';
import { Retrato } from '#domains/pessoas/fotos/web/door.tsx';
import { comoBlob } from '#domains/pessoas/fotos/web/door.tsx';
import estilo from '#domains/pessoas/web/pessoas.module.css';

/** What one looks a person up for: who, how old, how to call, where. */
export function ResumoDaPessoa({ pessoa }: { pessoa: PessoaSaida }) {
  const t = useTextos(textosPessoas);
  const { idioma } = useIdioma();
  const [hoje] = useState(hojeNaEscola);
  // The record brings its small photo: no further call.
  const foto = useMemo(() => (pessoa.foto ? comoBlob(pessoa.foto) : null), [pessoa.foto]);
  const { dataNascimento } = pessoa;
  const endereco = pessoa.enderecos.find(({ principal }) => principal);
  const contatos = pessoa.contacts.filter(({ principal, tipo }) => principal && tipo !== 'site' && tipo !== 'fax');
  return (
    <Cartao titulo={t('resumo')}>
      <div className={estilo.resumoTopo}>
        <Retrato blob={foto} nome={pessoa.nomeCompleto} tamanho={56} />
        <div>
          <strong>{pessoa.nomeSocial ?? pessoa.nomeCompleto}</strong>
          <span className="suave">
            {t('codigo')} {pessoa.codigo}
          </span>
        </div>
      </div>
      <dl className="fatos-em-colunas">
        {pessoa.cpf !== null && <Fato rotulo={t('cpf')}>{escreverCpf(pessoa.cpf)}</Fato>}
        {dataNascimento !== null && (
          <Fato rotulo={t('nascimento')}>
            {formatarData(dataNascimento)}
            {pessoa.dataFalecimento === null && ` · ${t('idade', { n: idadeEm(dataNascimento, hoje) })}`}
          </Fato>
        )}
        {contatos.map(({ id, tipo, valor }) => (
          <Fato key={id} rotulo={rotuloDe(tiposContato, tipo, idioma)}>
            <a href={`${tipo === 'email' ? 'mailto' : 'tel'}:${valor}`}>{formatarTelefone(valor)}</a>
          </Fato>
        ))}
        {endereco && (
          <Fato rotulo={t('abaEndereco')}>
            {[endereco.logradouro, endereco.numero, endereco.bairro].filter(Boolean).join(', ')}
            <br />
            {lugarDe(endereco)}
            {!isBrasil(endereco.pais) && `, ${endereco.pais}`}
          </Fato>
        )}
      </dl>
      <p className="suave">{t('ultimaAlteracao', { quando: escreverInstante(pessoa.alteradaEm) })}</p>
    </Cartao>
  );
}

function Fato({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <div>
      <dt>{rotulo}</dt>
      <dd>{children}</dd>
    </div>
  );
}
